import { createHash } from 'node:crypto'
import { slugify } from '../../text/rules/slugify.ts'
import type { About, TradeContributor } from '../trade-record.ts'

const shortHash = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 8)

const keyOfSlug = (slug: string, text: string, longest: number): string =>
  slug.slice(0, longest).replace(/-+$/, '') || `x-${shortHash(text)}`

/** A key in our letters; what has none of them (Greek, Chinese) gets one from its hash. */
export const keyOf = (text: string, longest = 80): string => keyOfSlug(slugify(text), text, longest)

const longestTitle = 60

/** The key of a title. Volumes of long titles often differ in their last words alone, so the end of a long one counts, too. */
export const titleKey = (title: string): string => {
  const slug = slugify(title)
  const key = keyOfSlug(slug, title, longestTitle)
  return slug.length > longestTitle ? `${key}-${shortHash(slug)}` : key
}

/** Under which keys a person may stand already: their own, or their name in either order, alone or with the year of birth. */
export const contributorKeys = ({ key, name, born }: TradeContributor): string[] => {
  if (key) return [key]
  const names = [...new Set([keyOf(name.en), keyOf(name.hu)])]
  return born === null ? names : [...names, ...names.map((one) => `${one}-${born}`)]
}

/**
 * By which records without an identifier find their work: what its first author wrote under this title. Many books have
 * a title such as "Angol nyelvkönyv" and no author, so the publisher stands in for one.
 */
export const workTitleKey = (about: About, publisherKey: string): string => {
  const author = about.contributors.find(({ role }) => role === 'author')
  const title = titleKey(about.originalTitle ?? about.title)
  return author ? `${author.key ?? keyOf(author.name.en, 60)}-${title}` : `${publisherKey}--${title}`
}
