// What a bank asks its customer (3-D Secure), as a dialog above whatever the page shows.

/**
 * Listeners of the page must not take the dialog for something outside their own dialogs: of the real
 * one, which is a frame, they hear nothing.
 */
const KEPT_IN = [
  "pointerdown",
  "pointerup",
  "mousedown",
  "click",
  "focusin",
  "focusout",
  "keydown",
];

/** @param {Texts} texts @returns {Promise<"ok" | "no">} */
function challenge(texts) {
  return new Promise((resolve) => {
    const allow = make("button", { type: "button" }, texts.allow ?? "");
    const refuse = make("button", { type: "button" }, texts.refuse ?? "");
    const title = make("h2", { id: "fake-stripe-challenge" }, texts.challenge ?? "");
    const dialog = make(
      "dialog",
      { "aria-labelledby": title.id, "data-fake-3ds": "" },
      make("style", {}, CHALLENGE_STYLE),
      title,
      make("p", {}, `${texts.title}. ${texts.challengeText}`),
      make("div", {}, allow, refuse),
    );
    const answer = (/** @type {"ok" | "no"} */ given) => {
      window.removeEventListener("keydown", escaped, true);
      dialog.remove();
      resolve(given);
    };
    const escaped = (/** @type {KeyboardEvent} */ event) => {
      if (event.key !== "Escape") return;
      event.preventDefault();
      event.stopImmediatePropagation();
      answer("no");
    };
    for (const event of KEPT_IN) dialog.addEventListener(event, (heard) => heard.stopPropagation());
    window.addEventListener("keydown", escaped, true);
    allow.addEventListener("click", () => answer("ok"));
    refuse.addEventListener("click", () => answer("no"));
    document.body.append(dialog);
    dialog.showModal();
  });
}

const CHALLENGE_STYLE = `
[data-fake-3ds] {
  box-sizing: border-box; pointer-events: auto; max-width: min(26rem, 90vw); padding: 1.25rem; margin: auto;
  border: 2px dashed #b45309; border-radius: .75rem; background: #fff; color: #1f2937;
  font: 1rem/1.4 system-ui, sans-serif;
}
[data-fake-3ds]::backdrop { background: rgb(0 0 0 / .55); }
[data-fake-3ds] h2 { margin: 0 0 .5rem; font-size: 1.25rem; }
[data-fake-3ds] div { display: flex; flex-wrap: wrap; gap: .75rem; margin-top: 1rem; }
[data-fake-3ds] button {
  min-height: 2.75rem; padding: 0 1.25rem; border: 1px solid #6b7280; border-radius: .5rem;
  background: #fff; color: #1f2937; font: inherit; cursor: pointer;
}
[data-fake-3ds] button:first-child { border-color: #92400e; background: #92400e; color: #fff; }
[data-fake-3ds] button:focus-visible { outline: 2px solid #1d4ed8; outline-offset: 2px; }`;
