import { createHash } from 'node:crypto'
import { slugify } from '../../text/rules/slugify.ts'
import type { About, Related, TradeContributor } from '../trade-record.ts'

const shortHash = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 8)

/** A key in our letters; what has none of them (Greek, Chinese) gets one from its hash. */
export const keyOf = (text: string, longest = 80): string =>
  slugify(text).slice(0, longest).replace(/-+$/, '') || `x-${shortHash(text)}`

/** Under which keys a person may stand already: their own, or their name in either order, alone or with the year of birth. */
export const contributorKeys = ({ key, name, born }: TradeContributor): string[] => {
  if (key) return [key]
  const names = [...new Set([keyOf(name.en), keyOf(name.hu)])]
  return born === null ? names : [...names, ...names.map((one) => `${one}-${born}`)]
}

/** The work that a record is of: the one it names, else what its first author wrote under this title. */
export const workKeyOf = (about: About, related: Related | undefined): string => {
  if (related?.work) return related.work
  const author = about.contributors.find(({ role }) => role === 'author')
  const title = keyOf(about.originalTitle ?? about.title, 60)
  return author ? `${author.key ?? keyOf(author.name.en, 60)}-${title}` : title
}

/** A product is a work in one language. */
export const productKeyOf = (workKey: string, language: string): string => `${workKey}-${language}`
