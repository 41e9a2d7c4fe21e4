import type { CrawledPage } from './crawl.ts'
import { checkStructuredData, productUrls } from './structured-data.ts'

const isIndexed = ({ robots }: CrawledPage) => !robots.includes('noindex')
const languageOf = ({ path }: CrawledPage) => (/^\/en(\/|$)/.test(path) ? 'en' : 'hu')

const headProblems = (page: CrawledPage, byAddress: ReadonlyMap<string, CrawledPage>): string[] => {
  const { title, description, canonical, alternates, structured, path } = page
  const other = byAddress.get(alternates[languageOf(page) === 'hu' ? 'en' : 'hu'] ?? '')
  const problems = {
    'no title': !title,
    'no description': isIndexed(page) && description.length < 20,
    'no canonical': !canonical,
    'canonical is no page': isIndexed(page) && canonical !== '' && !byAddress.has(canonical),
    'has links to it that are not its canonical':
      isIndexed(page) && !path.includes('?') && byAddress.get(canonical) !== page,
    'hreflang without one of hu, en, x-default': Object.keys(alternates).toSorted().join() !== 'en,hu,x-default',
    'x-default is not the Hungarian page': alternates['x-default'] !== alternates['hu'],
    'hreflang of its own language is not the canonical': alternates[languageOf(page)] !== canonical,
    'its product has another address than the canonical': productUrls(structured).some((url) => url !== canonical),
    'the other language does not answer its hreflang':
      isIndexed(page) && JSON.stringify(other?.alternates) !== JSON.stringify(alternates),
  }
  const named = Object.entries(problems).flatMap(([problem, isThere]) => (isThere ? [problem] : []))
  return [...named, ...structured.flatMap(checkStructuredData)].map((problem) => `${path}: ${problem}`)
}

/** Titles that several pages of a language share. One page may have several addresses. */
const sharedTitles = (pages: readonly CrawledPage[]): string[] => {
  const seen = new Map<string, CrawledPage>()
  return pages.filter(isIndexed).flatMap((page) => {
    const key = `${languageOf(page)} ${page.title}`
    const first = seen.get(key) ?? page
    seen.set(key, first)
    return first.canonical === page.canonical ? [] : [`${page.path}: has the title of ${first.path}, ${page.title}`]
  })
}

/** @returns the problems that a search engine would report */
export const checkHeads = (pages: readonly CrawledPage[], origin: string): string[] => {
  const byAddress = new Map(pages.map((page) => [origin + page.path.replace(/^\/$/, ''), page]))
  return [...pages.flatMap((page) => headProblems(page, byAddress)), ...sharedTitles(pages)]
}
