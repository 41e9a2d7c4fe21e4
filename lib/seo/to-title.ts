import { shopName } from './shop-graph.ts'

/** About as much as search results show. */
const shown = 65
/** Nobody reads on; ends of titles tell editions apart, so they are cut as late as possible. */
const longest = 120

/**
 * A page's title with the shop's name beside it where both can be read, else alone.
 * @param template has `%s` in place of the title
 */
export const toTitle = (text: string, template = `%s · ${shopName}`): string => {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  // Our shops are called by our name.
  const named = line.includes(shopName) ? line : template.replace('%s', () => line)
  if (named.length <= shown) return named
  if (line.length <= longest) return line
  const cut = line.slice(0, longest - 1)
  const wordEnd = cut.lastIndexOf(' ')
  return `${(wordEnd > 0 ? cut.slice(0, wordEnd) : cut).replace(/[\s,;:–-]+$/, '')}…`
}
