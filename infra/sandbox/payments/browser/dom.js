// Elements of the page, made without a library.

/**
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {Record<string, string>} attributes
 * @param {...(Node | string)} children
 * @returns {HTMLElementTagNameMap[Tag]}
 */
function make(tag, attributes = {}, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  made.append(...children);
  return made;
}

const STYLE = `
:host { display: block; }
* { box-sizing: border-box; }
.frame {
  display: grid; gap: .75rem; padding: 1rem;
  border: 2px dashed #b45309; border-radius: .75rem;
  background: var(--ground, #fff); color: var(--ink, #1f2937);
  font: 1rem/1.4 var(--font, system-ui, sans-serif);
}
p { margin: 0; font-size: .9rem; }
.title { color: var(--warn, #92400e); font-weight: 700; font-size: 1rem; }
fieldset { display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; margin: 0; padding: 0; border: 0; }
legend { padding: 0; font-weight: 600; }
fieldset label { display: flex; gap: .5rem; align-items: center; min-height: 2.75rem; }
.fields { display: grid; gap: .75rem; grid-template-columns: repeat(auto-fit, minmax(max(13rem, 40%), 1fr)); }
.wide { grid-column: 1 / -1; }
.field { display: grid; gap: .25rem; align-content: start; }
.field label { font-weight: 600; }
input[type="text"] {
  width: 100%; min-height: 2.75rem; padding: .5rem .75rem;
  border: 1px solid var(--edge, #6b7280); border-radius: .5rem;
  background: var(--ground, #fff); color: inherit; font: inherit;
}
input[aria-invalid="true"] { border: 2px solid var(--bad, #b91c1c); }
.wrong { color: var(--bad, #b91c1c); font-size: .9rem; }
.wrong:empty { display: none; }
summary { min-height: 2.75rem; padding: .6rem 0; cursor: pointer; }
ul { display: grid; gap: .25rem; margin: 0; padding: 0; list-style: none; font-size: .9rem; }
li { display: flex; flex-wrap: wrap; gap: 0 .75rem; align-items: center; }
button {
  min-height: 2.75rem; padding: 0 .75rem; border: 1px solid var(--edge, #6b7280);
  border-radius: .5rem; background: transparent; color: inherit; font: inherit; cursor: pointer;
}
li button { font-variant-numeric: tabular-nums; }
:focus-visible { outline: 2px solid var(--focus, #1d4ed8); outline-offset: 2px; }
[hidden] { display: none !important; }
@media (prefers-color-scheme: dark) { .auto {
  --ground: #1f2937; --ink: #f3f4f6; --warn: #fbbf24; --bad: #fca5a5; --edge: #9ca3af; --focus: #93c5fd;
} }
.night {
  --ground: #1f2937; --ink: #f3f4f6; --warn: #fbbf24; --bad: #fca5a5; --edge: #9ca3af; --focus: #93c5fd;
}`;

/**
 * A node whose inside no style of the page reaches, as with the frame of the real one.
 * @param {...Node} children
 */
function secluded(...children) {
  const host = make("div", { "data-fake-stripe": "" });
  host.attachShadow({ mode: "open" }).append(make("style", {}, STYLE), ...children);
  return host;
}
