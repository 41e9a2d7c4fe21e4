import { shopName } from './shop-graph.ts'

/** About as many characters as search results show. */
const shown = 65
/** No title may be longer. The ends of titles distinguish editions, so they are cut as late as possible. */
const longest = 120

/**
 * The title of a page with the name of the shop, if there is room for both; otherwise the title alone.
 * @param template has `%s` in place of the title
 */
export const toTitle = (text: string, template = `%s · ${shopName}`): string => {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  // The names of stores begin with the name of the shop.
  const named = line.includes(shopName) ? line : template.replace('%s', () => line)
  if (named.length <= shown) return named
  if (line.length <= longest) return line
  const cut = line.slice(0, longest - 1)
  const wordEnd = cut.lastIndexOf(' ')
  return `${(wordEnd > 0 ? cut.slice(0, wordEnd) : cut).replace(/[\s,;:–-]+$/, '')}…`
}
