interface Policy {
  createHTML: (html: string) => string | null
  createScriptURL: (url: string) => string | null
}

/** The one constant each that libraries write: React for a script that never runs, Leaflet to learn what the browser can. */
const constants = new Set(['<script></script>', '<svg/>', '<v:shape adj="1"/>'])

/** Text that is no markup, and those constants; nothing else becomes elements by being written as a string. */
export const allowedMarkup = (html: string): string | null => (!html.includes('<') || constants.has(html) ? html : null)

/** Scripts of the build; null for every other address. */
export const allowedScript = (url: string): string | null => {
  const { origin, pathname } = new URL(url, location.href)
  return origin === location.origin && pathname.startsWith('/_next/static/') ? url : null
}

/**
 * Where a browser knows Trusted Types, the policy of a page (`server/content-policy.ts`) has it ask this one before a
 * string becomes markup or the address of a script. What it refuses throws.
 */
export const limitMarkup = (): void => {
  const { trustedTypes } = globalThis as {
    trustedTypes?: { createPolicy: (name: 'default', policy: Policy) => unknown }
  }
  trustedTypes?.createPolicy('default', { createHTML: allowedMarkup, createScriptURL: allowedScript })
}
