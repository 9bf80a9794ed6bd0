/** Telling a reader who looks elsewhere that it is their turn. */

export const canNotify = "Notification" in globalThis;

/** Asks the browser for its permission; false if it is not given. */
export async function allowNotices(): Promise<boolean> {
  if (!canNotify) return false;
  return (await Notification.requestPermission()) === "granted";
}

export function notify(title: string, body: string, tag: string): void {
  if (!canNotify || Notification.permission !== "granted" || !document.hidden) return;
  try {
    const notice = new Notification(title, { body, tag, icon: "/icon-192.png" });
    notice.onclick = () => {
      window.focus();
      notice.close();
    };
  } catch {
    // some phones want a service worker for it; the tab's title tells it all the same
  }
}
