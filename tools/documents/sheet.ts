import { readFileSync } from 'node:fs'
import type { Locale } from '#contracts/shop.ts'

const font = (name: string) =>
  readFileSync(new URL(`../../app/fonts/${name}.woff2`, import.meta.url)).toString('base64')
export const face = (family: string, name: string) =>
  `@font-face { font-family: '${family}'; src: url(data:font/woff2;base64,${font(name)}) }`

const looks = () => `
${face('Newsreader', 'newsreader')} ${face('Newsreader Ext', 'newsreader-ext')}
${face('Sans', 'instrument-sans')} ${face('Sans Ext', 'instrument-sans-ext')}
@page { size: A4; margin: 20mm 18mm }
body { font: 10.5pt/1.5 Sans, 'Sans Ext', sans-serif; color: #1d1b18; margin: 0 }
h1, h2, .mark { font-family: Newsreader, 'Newsreader Ext', serif; font-weight: 500; line-height: 1.15; break-after: avoid }
.mark { font-size: 15pt; margin: 0 0 10mm } .mark::first-letter, h1::first-letter { color: #a3201a }
h1 { font-size: 24pt; margin: 0 0 3mm } h2 { font-size: 14pt; margin: 8mm 0 3mm }
p, li { margin: 0 0 3mm } .lead { color: #635c52 }
table { width: 100%; border-collapse: collapse; break-inside: auto } tr { break-inside: avoid }
th, td { text-align: left; vertical-align: top; padding: 2mm 2.5mm; border: 0.3mm solid #8a7f70; font-weight: 400 }
thead th { background: #f3ece1; font-weight: 600 } .form th { width: 36% } .form td, .empty td { height: 6mm }
.empty th:nth-child(2) { width: 48% } .empty th:first-child { width: 22% }
.sign { display: flex; gap: 15mm; margin-top: 22mm } .sign p { flex: 1; border-top: 0.3mm solid #1d1b18; padding-top: 1.5mm }
`

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
export const escape = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => escapes[sign] ?? sign)

/** A page with the head of the shop. The body is HTML. */
export const sheet = (locale: Locale, title: string, body: string): string => `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><title>${escape(title)} · Kolofon</title><style>${looks()}</style></head>
<body><p class="mark">Kolofon</p><h1>${escape(title)}</h1>${body}</body></html>`

export const lead = (text: string): string => `<p class="lead">${escape(text)}</p>`
export const heading = (text: string): string => `<h2>${escape(text)}</h2>`

/** @param rows HTML of each cell */
export const table = (columns: readonly string[], rows: readonly (readonly string[])[], className = ''): string =>
  `<table class="${className}"><thead><tr>${columns.map((one) => `<th scope="col">${escape(one)}</th>`).join('')}</tr></thead>` +
  `<tbody>${rows.map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')}</tbody></table>`

/** Empty lines for handwriting. */
export const form = (fields: readonly string[]): string =>
  `<table class="form"><tbody>${fields.map((one) => `<tr><th scope="row">${escape(one)}</th><td></td></tr>`).join('')}</tbody></table>`

export const signature = (labels: readonly string[]): string =>
  `<div class="sign">${labels.map((one) => `<p>${escape(one)}</p>`).join('')}</div>`
