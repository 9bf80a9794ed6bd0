/** What a choice would change: a merge patch (RFC 7396) of what the seat is shown. */
export type Changes = Record<string, unknown>;

const isMap = (value: unknown): value is Changes => typeof value === "object" && value !== null && !Array.isArray(value);

/** What would be shown once the changes have come. */
export function after<V extends object>(view: V, changes: Changes): V {
  const found: Changes = { ...(view as Changes) };
  for (const [key, value] of Object.entries(changes)) {
    if (value === null) delete found[key];
    else found[key] = isMap(value) ? after(isMap(found[key]) ? found[key] : {}, value) : value;
  }
  return found as V;
}
