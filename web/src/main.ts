import { mount } from "svelte";
import "./theme.css";
import "./base.css";
import App from "./App.svelte";
import { LANGUAGE } from "./lib/language";
import { keepSettings } from "./lib/settings.svelte";

const target = document.getElementById("app");
if (!target) throw new Error("index.html has no #app");

keepSettings();
document.documentElement.lang = LANGUAGE;
// the house's own letters come after the first paint; system fonts stand in until then
requestAnimationFrame(() => setTimeout(() => void import("./fonts.css")));
// where the browser allows it (a secure origin), a worker says so kindly when there is no connection
if (import.meta.env.PROD && "serviceWorker" in navigator) {
  navigator.serviceWorker.register("/worker.js").catch(() => {}); // everything works without it
  navigator.serviceWorker.addEventListener("message", ({ ports }) => ports[0]?.postMessage(location.hash)); // where am I?
  navigator.serviceWorker.startMessages();
}

export default mount(App, { target });
