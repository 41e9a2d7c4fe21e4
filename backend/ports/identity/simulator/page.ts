import { createHash } from 'node:crypto'
import { html, raw } from 'hono/html'
import type { TestPerson } from './people.ts'

type Html = ReturnType<typeof html>
type Language = 'hu' | 'en'

const texts = {
  hu: {
    title: (provider: string) => `${provider}-szimulátor: belépés`,
    warning: 'Ez szimulátor: nem kér jelszót, és senkit sem léptet be a valódi szolgáltatónál.',
    heading: 'Ki lép be?',
    noEmail: 'nincs e-mail-cím',
    other: 'Valaki más',
    firstName: 'Keresztnév',
    lastName: 'Vezetéknév',
    email: 'E-mail-cím',
    verified: 'Igazolt cím',
    enter: 'Belépés',
    cancel: 'Mégsem, vissza a boltba',
    away: 'Belépés, de a szolgáltató nem válaszol a boltnak',
    goOn: 'Tovább a boltba',
    goOnText: 'Az igazi oldal ezt a gombot magától megnyomja.',
    wrong: 'Ezt a kérést a szolgáltató visszautasítja.',
  },
  en: {
    title: (provider: string) => `${provider} simulator: sign in`,
    warning: 'This is a simulator: it asks for no password, and signs nobody in at the real provider.',
    heading: 'Who is signing in?',
    noEmail: 'no e-mail address',
    other: 'Somebody else',
    firstName: 'First name',
    lastName: 'Last name',
    email: 'E-mail address',
    verified: 'Verified address',
    enter: 'Sign in',
    cancel: 'Cancel, back to the shop',
    away: 'Sign in, but the provider does not answer the shop',
    goOn: 'Continue to the shop',
    goOnText: 'The real page presses this button by itself.',
    wrong: 'The provider refuses this request.',
  },
} as const

const style = `
:root { color-scheme: light }
* { box-sizing: border-box }
body { margin: 0; background: #f4f5f7; color: #1c1d21; font: 1.0625rem/1.5 system-ui, sans-serif }
main { max-width: 30rem; margin: 0 auto; padding: 1.5rem 1rem 3rem }
.warning { margin: 0; padding: .75rem 1rem; background: #5a2a00; color: #fff; text-align: center; font-weight: 600 }
h1 { font-size: 1.5rem } h2 { margin: 2rem 0 .75rem; font-size: 1.0625rem }
button { display: block; width: 100%; min-height: 2.75rem; margin: 0 0 .75rem; padding: .6rem 1rem; border: 1px solid #4a4c55;
  border-radius: .4rem; background: #fff; color: inherit; font: inherit; text-align: start; overflow-wrap: anywhere; cursor: pointer }
label { display: block; margin-bottom: .75rem }
label input:not([type=checkbox]) { display: block; width: 100%; min-height: 2.5rem; padding: .25rem .5rem; font: inherit }
:focus-visible { outline: 3px solid #1a56b0; outline-offset: 3px }
`
const styleHash = createHash('sha256').update(style).digest('base64')

/** No script, no outside resource. form-action stays open: the answer leads back to any shop. */
export const pageHeaders = {
  'Content-Security-Policy': `default-src 'none'; style-src 'sha256-${styleHash}'; img-src data:; base-uri 'none'; frame-ancestors 'none'`,
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex',
}

const layout = (provider: string, language: Language, content: Html): Html => html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${texts[language].title(provider)}</title>
<link rel="icon" href="data:,">
<style>${raw(style)}</style>
</head>
<body><p class="warning">${texts[language].warning}</p><main>${content}</main></body>
</html>`

const hidden = (fields: Readonly<Record<string, string>>) =>
  Object.entries(fields).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)

export interface Choice {
  provider: string
  language: Language
  /** Where the page sends the choice. */
  action: string
  people: readonly TestPerson[]
  /** The query of the shop, which the choice takes along. */
  query: Readonly<Record<string, string>>
}

/** Asks who the visitor is. */
export const choicePage = ({ provider, language, action, people, query }: Choice): Html => {
  const t = texts[language]
  return layout(
    provider,
    language,
    html`<h1>${t.heading}</h1>
<form method="post" action="${action}">${hidden(query)}
${people.map(
  ({ id, firstName, lastName, email, note }) =>
    html`<button name="person" value="${id}">${firstName} ${lastName}, ${email ?? t.noEmail} (${note[language]})</button>`,
)}
<button name="person" value="cancel">${t.cancel}</button>
<button name="person" value="away">${t.away}</button>
</form>
<h2>${t.other}</h2>
<form method="post" action="${action}">${hidden(query)}
<label>${t.lastName}<input name="lastName" autocomplete="off"></label>
<label>${t.firstName}<input name="firstName" autocomplete="off"></label>
<label>${t.email}<input name="email" autocomplete="off"></label>
<label><input type="checkbox" name="verified" checked> ${t.verified}</label>
<button name="person" value="other">${t.enter}</button>
</form>`,
  )
}

/** Posts Apple's answer to the shop. */
export const postPage = (provider: string, language: Language, action: string, answer: Record<string, string>): Html =>
  layout(
    provider,
    language,
    html`<p>${texts[language].goOnText}</p>
<form method="post" action="${action}">${hidden(answer)}<button>${texts[language].goOn}</button></form>`,
  )

export const wrongPage = (provider: string, language: Language, why: string): Html =>
  layout(provider, language, html`<h1>${texts[language].wrong}</h1><p>${why}</p>`)
