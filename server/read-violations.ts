import { z } from 'zod'

/** The parts of a report that may be logged: no part tells who saw the page or what was typed. */
export interface Violation {
  directive: string
  /** An origin, a scheme, or a word of the browser such as `inline`. */
  blocked: string
  /**
   * A path without its query. Ids of orders and everything that does not look like a word of an address are left out.
   */
  page: string
}

const older = z
  .object({
    'csp-report': z.object({
      'effective-directive': z.string().optional(),
      'violated-directive': z.string().optional(),
      'blocked-uri': z.string(),
      'document-uri': z.string(),
    }),
  })
  .transform(({ 'csp-report': one }) => [
    {
      directive: one['effective-directive'] ?? one['violated-directive'] ?? '',
      blocked: one['blocked-uri'],
      page: one['document-uri'],
    },
  ])

const newer = z
  .array(
    z.object({
      type: z.string(),
      body: z.object({ effectiveDirective: z.string(), blockedURL: z.string(), documentURL: z.string() }).partial(),
    }),
  )
  .transform((reports) =>
    reports
      .filter(({ type }) => type === 'csp-violation')
      .map(({ body: { effectiveDirective = '', blockedURL = '', documentURL = '' } }) => ({
        directive: effectiveDirective,
        blocked: blockedURL,
        page: documentURL,
      })),
  )

const either = z.union([older, newer])
const maxInOne = 10
const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

const describeBlocked = (blocked: string): string => {
  if (/^[a-z-]{1,30}$/.test(blocked)) return blocked
  const url = URL.parse(blocked)
  if (!url) return 'unknown'
  return (url.origin === 'null' ? url.protocol : url.origin).slice(0, 100)
}

const describePage = (address: string): string =>
  (URL.parse(address)?.pathname ?? '/…')
    .slice(0, 200)
    .split('/')
    .map((part) => (/^[\w.-]{0,80}$/.test(part) && !uuid.test(part) ? part : '…'))
    .join('/')

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * Reads both forms that browsers send: `report-uri` (one report) and `report-to` (many reports).
 * @returns an empty list for any other text
 */
export const readViolations = (text: string): Violation[] => {
  const { data = [] } = either.safeParse(parse(text))
  return data
    .slice(0, maxInOne)
    .map(({ directive, blocked, page }) => ({
      directive: directive.split(' ', 1)[0] ?? '',
      blocked: describeBlocked(blocked),
      page: describePage(page),
    }))
    .filter(({ directive }) => /^[a-z-]{1,40}$/.test(directive))
}
