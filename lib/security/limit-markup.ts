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

const recaptcha = /^https:\/\/www\.(recaptcha\.net|gstatic\.com)\/recaptcha\//

/**
 * Addresses of the build's scripts pass, and those of the bot check, which the policy of the page allows where the shop
 * has keys for it; every other address gives null.
 */
export const allowedScript = (url: string): string | null => {
  const { href, origin, pathname } = new URL(url, location.href)
  return (origin === location.origin && pathname.startsWith('/_next/static/')) || recaptcha.test(href) ? url : null
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
