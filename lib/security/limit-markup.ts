interface Policy {
  createHTML: (html: string) => string | null
  createScriptURL: (url: string) => string | null
}

/**
 * The constants that libraries write as markup: React writes one for a script that never runs, Leaflet one to test the
 * browser.
 */
const constants = new Set(['<script></script>', '<svg/>', '<v:shape adj="1"/>'])

/** Text without markup, and those constants; no other string becomes elements. */
export const allowedMarkup = (html: string): string | null => (!html.includes('<') || constants.has(html) ? html : null)

/**
 * How the addresses of scripts may begin, up to a slash at least: those of the build. The bot check adds its own for who
 * touches a form, and measuring for who has consented. The policy of the page must allow them, too.
 */
export const allowedScripts = ['/_next/static/']

/** Any other address gives null. */
export const allowedScript = (url: string): string | null => {
  const addressOf = (one: string) => new URL(one, location.href).href
  return allowedScripts.some((one) => addressOf(url).startsWith(addressOf(one))) ? url : null
}

/**
 * The Trusted Types policy of the pages (`server/content-policy.ts`): the browser calls it before a string becomes
 * markup or the address of a script. A refused string throws.
 */
export const limitMarkup = (): void => {
  const { trustedTypes } = globalThis as {
    trustedTypes?: { createPolicy: (name: 'default', policy: Policy) => unknown }
  }
  trustedTypes?.createPolicy('default', { createHTML: allowedMarkup, createScriptURL: allowedScript })
}
