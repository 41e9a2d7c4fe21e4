import type { OutsideParty } from './outside-parties.ts'

/** Where browsers send what a policy refused (`violation-reports.ts`). */
export const reportPath = '/api/csp-reports'
/** The name under which `report-to` finds that address, and the header that says so. */
const reportGroup = 'csp'
export const reportingEndpoints = `${reportGroup}="${reportPath}"`

/** What stands in no line of a page's policy falls under `default-src`. */
const ownSources = {
  'default-src': ["'self'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  // Ticks and stars are written into the style sheet.
  'img-src': ["'self'", 'data:'],
  'frame-src': [],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
  // Strings become markup or a script's address only through `lib/security/limit-markup.ts`.
  'require-trusted-types-for': ["'script'"],
  'trusted-types': ['default'],
} satisfies Record<string, readonly string[]>

const write = (policy: ReadonlyMap<string, readonly string[]>): string =>
  [...policy].map(([directive, sources]) => [directive, ...sources].join(' ')).join('; ')

const allowed = (parties: readonly OutsideParty[]): Map<string, readonly string[]> => {
  const policy = new Map<string, readonly string[]>(Object.entries(ownSources))
  for (const [directive, sources] of parties.flatMap(({ allows }) => Object.entries(allows)))
    policy.set(directive, [...(policy.get(directive) ?? ["'self'"]), ...sources])
  return policy
}

/** Makes the policies of pages: the same for all but for the hashes of the inline scripts, each `'sha256-…'`. */
export const pagePolicies = (
  parties: readonly OutsideParty[],
  isHttps: boolean,
): ((hashes: readonly string[]) => string) => {
  const policy = allowed(parties).set('report-uri', [reportPath]).set('report-to', [reportGroup])
  if (isHttps) policy.set('upgrade-insecure-requests', [])
  return (hashes) => write(new Map([...policy, ['script-src', [...(policy.get('script-src') ?? []), ...hashes]]]))
}

/** For everything that is no page: opened by itself it loads nothing and runs nothing. */
export const filePolicy = "default-src 'none'; frame-ancestors 'none'"

/** Chrome shows a PDF in a page of its own making, with a plugin and styles, to which the policy of the file applies. */
export const pdfPolicy = "frame-ancestors 'none'"
