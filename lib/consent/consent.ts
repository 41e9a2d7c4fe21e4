import { readHint, rereadHints, useHint } from '#lib/session/hint-cookies.ts'
import { writeReadableCookie } from '#lib/session/readable-cookie.ts'
import { type Consent, consentVersion } from './has-consent.ts'

export const consents: readonly Consent[] = ['measuring', 'recent', 'films']

/** Half a year, after which the visitor is asked again. */
const seconds = 180 * 86_400

export interface Decision {
  /** The day on which the visitor answered the banner; undefined where nothing was decided there. */
  day: string | undefined
  given: readonly Consent[]
}

/** Without a day in the cookie a film was played before the banner was answered. */
const read = (cookie = ''): Decision => {
  const [version, day, names = ''] = cookie.split('.')
  if (version !== consentVersion) return { day: undefined, given: [] }
  const given = names.split('-')
  return { day: day || undefined, given: consents.filter((consent) => given.includes(consent)) }
}

const save = ({ day = '', given }: Decision): void => {
  writeReadableCookie('cookie_consent', [consentVersion, day, given.join('-')].join('.'), seconds)
  rereadHints()
}

export const readDecision = (): Decision => read(readHint('cookie_consent'))

/** Undecided on the server and while React hydrates. */
export const useDecision = (): Decision => read(useHint('cookie_consent'))

/** The answer to the banner, or to the choice that the footer opens. */
export const decide = (given: readonly Consent[]): void => save({ day: new Date().toISOString().slice(0, 10), given })

/** One consent, given or withdrawn at the place that needs it. */
export const saveConsent = (consent: Consent, isGiven: boolean): void => {
  const { day, given } = readDecision()
  const others = given.filter((one) => one !== consent)
  save({ day, given: isGiven ? [...others, consent] : others })
}
