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

const others: string[] = []

/**
 * Lets scripts of others pass: those of the bot check for who touches a form, those of measuring for who has consented.
 * The policy of the page must allow them, too.
 * @param beginning of their addresses, to a slash at least
 */
export const allowScripts = (beginning: string): void => void others.push(beginning)

/** Addresses of the build's scripts pass, and those that were allowed; every other address gives null. */
export const allowedScript = (url: string): string | null => {
  const { href } = new URL(url, location.href)
  return [`${location.origin}/_next/static/`, ...others].some((one) => href.startsWith(one)) ? url : null
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
