import { resourcePaths } from '#contracts/resource-paths.ts'
import { checkHeads } from './support/check-heads.ts'
import { crawl } from './support/crawl.ts'
import { guarded, loadResourcePages } from './support/known-pages.ts'
import { expect, test } from './support/shop-test.ts'

/** `npm test -- crawl` opens all pages. This takes some minutes for a thousand books in two languages. */
const isWhole = process.env['CRAWL'] === 'whole'
/** Their links lead guests to the sign-in page, which is right and no page of its own. */
const closed = new Set(guarded('login', 'member'))

/**
 * Without `CRAWL=whole` only two neighbours in forty-eight books and authors are opened, because there are hundreds of
 * them. The two are often two formats of one book, and they are the same ones in both languages. Of all other kinds
 * every page is opened. Links to pages that are not opened are compared with the list of pages.
 */
const isOpened = (path: string): boolean => {
  const [, word = '', id] = /^(?:\/en)?\/([a-z]+)\/.*-(\d+)$/.exec(path) ?? []
  const isMany = [resourcePaths.variant, resourcePaths.brand].some(({ hu, en }) => word === hu || word === en)
  return isWhole || !isMany || Number(id) % 48 < 2
}

test(
  'every link leads to a page, and every page has a valid head',
  { tag: '@once' },
  async ({ visitor, baseURL: origin = '' }) => {
    test.setTimeout(isWhole ? 1_800_000 : 300_000)
    const known = new Set(await loadResourcePages(visitor))
    const { pages, links, broken } = await crawl(['/', '/en'], { origin, known, closed, isOpened, views: 40 })
    test.info().annotations.push({ type: 'crawled', description: `${pages.length} pages, ${links} links` })
    expect.soft(broken, 'links').toEqual([])
    expect.soft(checkHeads(pages, origin), 'heads').toEqual([])
    expect(pages.length).toBeGreaterThan(150)
  },
)
