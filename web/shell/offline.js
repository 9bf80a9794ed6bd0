// The address is still the one that was wanted: the same page again, as soon as the server can be reached.
const again = () => location.reload();
const look = () => fetch("/healthz", { cache: "no-store" }).then((answer) => answer.ok && again(), () => {});
for (const button of document.querySelectorAll("button")) button.addEventListener("click", again);
addEventListener("online", look);
setInterval(look, 3000);

// the language that the reader has chosen (lib/language.ts), else the first of the browser's that there is
const wanted = [localStorage.getItem("weald-language"), ...navigator.languages].map((tag) => tag?.split("-")[0]);
const mains = [...document.querySelectorAll("main")];
const own = wanted.map((tag) => mains.find((main) => main.lang === tag)).find(Boolean);
for (const main of own ? mains : []) main.hidden = main !== own;
if (own) document.documentElement.lang = own.lang;
