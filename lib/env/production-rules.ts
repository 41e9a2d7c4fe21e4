import type { Given, Problems } from './read-env.ts'

/** A variable, what is wrong with it in a production start, and how that is said. */
export type Rule = readonly [variable: string, isWrong: (given: Given) => boolean, says: string]

export const isMissing =
  (variable: string) =>
  (given: Given): boolean =>
    given[variable] === undefined
export const isNotSecure =
  (variable: string) =>
  (given: Given): boolean =>
    !given[variable]?.startsWith('https://')

const forBoth: readonly Rule[] = [
  ['PUBLIC_URL', isMissing('PUBLIC_URL'), 'is missing; it is the address of the shop as visitors see it'],
  [
    'PUBLIC_URL',
    (given) => !isMissing('PUBLIC_URL')(given) && isNotSecure('PUBLIC_URL')(given),
    'must begin with https://',
  ],
]

const forBackend: readonly Rule[] = [
  [
    'DATABASE_URL',
    (given) => isMissing('DATABASE_URL')(given) && given.ALLOW_EMBEDDED_DB !== '1',
    'is missing; the embedded database is for trials (ALLOW_EMBEDDED_DB=1 overrides)',
  ],
  ['SMTP_URL', isMissing('SMTP_URL'), 'is missing; mails would stay in files'],
  ['MAIL_FROM', isMissing('MAIL_FROM'), 'is missing; mails would come from an example address'],
  [
    'LIMIT_FACTOR',
    ({ LIMIT_FACTOR }) => LIMIT_FACTOR !== undefined && LIMIT_FACTOR !== '1',
    'is for trials and tests, where one machine plays many visitors',
  ],
  [
    'LOG_LEVEL',
    ({ LOG_LEVEL }) => LOG_LEVEL === 'debug' || LOG_LEVEL === 'trace',
    'is for looking for faults in a trial; use info or less',
  ],
]

const forStorefront: readonly Rule[] = [
  ['API_BASE_URL', isMissing('API_BASE_URL'), 'is missing; it is where the backend answers'],
  ['TAGS_URL', (given) => given.TAGS_URL !== undefined, 'is for trials, where simulators play the providers of tags'],
  [
    'TRUSTED_PROXIES',
    isMissing('TRUSTED_PROXIES'),
    'is missing; behind a proxy that it does not name all visitors count as one client',
  ],
]

/** A production shop must not run by accident with settings that are meant for a trial. */
const check =
  (rules: readonly Rule[]) =>
  (given: Given): Problems =>
    given.TRIAL === '1' || given.TRIAL === 'bare'
      ? {}
      : Object.fromEntries(rules.filter(([, isWrong]) => isWrong(given)).map(([variable, , says]) => [variable, says]))

/** @param ofProviders the rules of the providers that the backend knows */
export const backendRules = (ofProviders: readonly Rule[]) => check([...forBoth, ...forBackend, ...ofProviders])
export const storefrontRules = check([...forBoth, ...forStorefront])
