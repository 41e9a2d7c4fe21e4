import { isMissing, isNotSecure, type Rule } from '#lib/env/production-rules.ts'

interface Names {
  /** The carrier, as the message names it. */
  carrier: string
  account: readonly string[]
  url: string
}

/** The account is set as a whole or not at all: without it the carrier is not asked. */
export const accountRules = ({ carrier, account, url }: Names): readonly Rule[] => [
  ...account.map((name): Rule => [
    name,
    (given) => isMissing(name)(given) && account.some((other) => !isMissing(other)(given)),
    `is missing beside the other variables of ${carrier}`,
  ]),
  [url, (given) => !isMissing(url)(given) && isNotSecure(url)(given), 'must begin with https://'],
]
