export const pageStyle = `
:root { color-scheme: light; --ink: #1f1b16; --paper: #faf7f1; --line: #8a7f70; --accent: #1f4d3a; --focus: #b3400e }
* { box-sizing: border-box }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1.0625rem/1.55 system-ui, sans-serif }
main { max-width: 34rem; margin: 0 auto; padding: 1.5rem 1rem 3rem }
.warning { margin: 0; padding: .75rem 1rem; background: #5a2a00; color: #fff; text-align: center; font-weight: 600 }
h1 { margin: 0 0 1rem; font: 600 1.75rem/1.2 Georgia, serif }
h2 { margin: 1.75rem 0 .75rem; font-size: 1.0625rem }
dl { display: grid; grid-template-columns: auto 1fr; gap: .35rem 1.25rem; margin: 0; padding: 1rem 0;
  border-block: 1px solid var(--line) }
dt { color: #574e43 }
dd { margin: 0; text-align: right; overflow-wrap: anywhere; font-variant-numeric: tabular-nums }
.amount { font-size: 1.25rem; font-weight: 700 }
button, .button { display: block; width: 100%; min-height: 2.75rem; margin: 0 0 .75rem; padding: .6rem 1rem;
  border: 1px solid var(--ink); border-radius: .4rem; background: #fff; color: var(--ink); font: inherit;
  text-align: center; text-decoration: none; cursor: pointer }
button.main, .button { border-color: var(--accent); background: var(--accent); color: #fff; font-weight: 600 }
button:hover, .button:hover { text-decoration: underline }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 3px }
details { margin-top: 1.5rem; padding: .75rem 1rem; border: 1px solid var(--line); border-radius: .4rem }
summary { cursor: pointer; font-weight: 600 }
fieldset { margin: 1rem 0; padding: 0; border: 0 }
legend { padding: 0; margin-bottom: .35rem }
label { display: flex; gap: .6rem; align-items: center; min-height: 2rem }
input { width: 1.15rem; height: 1.15rem; margin: 0; flex: none; accent-color: var(--accent) }
`
