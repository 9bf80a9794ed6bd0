/** Web Push: this browser's subscription, and the server's knowledge of it. */
import { get, post } from "@/lib/api";
import type { NoticesTold } from "@/lib/wire";

export type State = "on" | "off" | "refused" | "unable";

const able = () => "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

async function worker(): Promise<ServiceWorkerRegistration | null> {
  return able() ? ((await navigator.serviceWorker.getRegistration()) ?? null) : null;
}

export async function state(): Promise<State> {
  const at = await worker();
  if (!at) return "unable";
  if (Notification.permission === "denied") return "refused";
  return (await at.pushManager.getSubscription()) ? "on" : "off";
}

/** Asks the browser, then tells the server where this device can be reached. */
export async function switchOn(): Promise<State> {
  const at = await worker();
  if (!at) return "unable";
  if ((await Notification.requestPermission()) !== "granted") return "refused";
  const { key } = await get<NoticesTold>("/notices");
  let made: PushSubscription;
  try {
    await (await at.pushManager.getSubscription())?.unsubscribe(); // one of another server's key
    made = await at.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  } catch {
    return "unable"; // the browser has no push service
  }
  const { endpoint, keys } = made.toJSON();
  await post("/notices", { endpoint, keys: { p256dh: keys?.p256dh, auth: keys?.auth } });
  return "on";
}

export async function switchOff(): Promise<State> {
  const made = await (await worker())?.pushManager.getSubscription();
  if (made) {
    await post("/notices/end", { endpoint: made.endpoint });
    await made.unsubscribe();
  }
  return "off";
}
