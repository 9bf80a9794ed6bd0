// The address is still the one that was wanted: the same page again, as soon as the server can be reached.
const again = () => location.reload();
const look = () => fetch("/healthz", { cache: "no-store" }).then((answer) => answer.ok && again(), () => {});
document.querySelector("button").addEventListener("click", again);
addEventListener("online", look);
setInterval(look, 3000);
