import type { OutsideParty } from './outside-parties.ts'

/** The address to which browsers report a violation of the policy (`violation-reports.ts`). */
export const reportPath = '/api/csp-reports'
/** The name of the reporting group, and the header that defines the group. */
const reportGroup = 'csp'
export const reportingEndpoints = `${reportGroup}="${reportPath}"`

/** A directive that is not listed falls back to `default-src`. */
const ownSources = {
  'default-src': ["'self'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  // Check marks and stars are images inside the style sheet.
  'img-src': ["'self'", 'data:'],
  'frame-src': [],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
  // Only `lib/security/limit-markup.ts` may turn a string into markup or into the address of a script.
  'require-trusted-types-for': ["'script'"],
  'trusted-types': ['default'],
} satisfies Record<string, readonly string[]>

const write = (policy: ReadonlyMap<string, readonly string[]>): string =>
  [...policy].map(([directive, sources]) => [directive, ...sources].join(' ')).join('; ')

const allowed = (parties: readonly OutsideParty[]): Map<string, readonly string[]> => {
  const policy = new Map<string, readonly string[]>(Object.entries(ownSources))
  for (const [directive, sources] of parties.flatMap(({ allows }) => Object.entries(allows)))
    policy.set(directive, [...new Set([...(policy.get(directive) ?? ["'self'"]), ...sources])])
  return policy
}

/** Makes the policy of a page. Policies differ only in the hashes (`'sha256-…'`) of the inline scripts. */
export const pagePolicies = (
  parties: readonly OutsideParty[],
  isHttps: boolean,
): ((hashes: readonly string[]) => string) => {
  const policy = allowed(parties).set('report-uri', [reportPath]).set('report-to', [reportGroup])
  if (isHttps) policy.set('upgrade-insecure-requests', [])
  return (hashes) => write(new Map([...policy, ['script-src', [...(policy.get('script-src') ?? []), ...hashes]]]))
}

/** The policy of everything that is not a page: such a file, opened by itself, loads and runs nothing. */
export const filePolicy = "default-src 'none'; frame-ancestors 'none'"

/**
 * Chrome shows a PDF inside a page of its own, with a plugin and styles, and applies the file's policy to that page.
 */
export const pdfPolicy = "frame-ancestors 'none'"
