/**
 * What did not change keeps its identity from message to message: whatever is drawn from it is not drawn again.
 * Both are plain JSON, and neither is ever changed in place.
 */
export function shared<T>(before: unknown, now: T): T {
  if (before === now || typeof before !== "object" || typeof now !== "object" || before === null || now === null) return now;
  if (Array.isArray(before) !== Array.isArray(now)) return now;
  const [old, found] = [before as Record<string, unknown>, now as Record<string, unknown>];
  const keys = Object.keys(found);
  let same = keys.length === Object.keys(old).length;
  for (const key of keys) {
    const value = shared(old[key], found[key]);
    if (value !== found[key]) found[key] = value;
    if (value !== old[key] || !(key in old)) same = false;
  }
  return same ? (before as T) : now;
}
