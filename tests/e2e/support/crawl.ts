import { readPage, type ReadPage } from './read-page.ts'
import { addressesIn } from './structured-data.ts'

export interface CrawledPage extends ReadPage {
  path: string
}

interface Rules {
  origin: string
  /** Pages that exist. A link to one of them is not broken, even if the page is not opened. */
  known: ReadonlySet<string>
  /** Pages that lead this visitor elsewhere, which is right. */
  closed: ReadonlySet<string>
  /** Whether a page is opened: of kinds with hundreds of pages some are enough. */
  isOpened: (path: string) => boolean
  /** The highest number of filtered, sorted and paged views that are opened. */
  views: number
  /** The cookies of a visitor who has signed in. Without any, the pages are those of a search engine. */
  cookies?: string
}

export interface Crawl {
  pages: CrawledPage[]
  links: number
  /** Links that lead to no page, or to a page only by a redirect. */
  broken: string[]
}

/** The headers of a search engine: the path alone decides the language. */
export const engineHeaders = {
  'User-Agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
}
const atOnce = 4

const isFile = (path: string) => /^\/(api|assets)\//.test(path)

/** Picks every nth path, so that the paths come from all parts of the site. */
const spread = (paths: readonly string[], max: number): string[] =>
  paths.filter((_, index) => index % Math.ceil(paths.length / max) === 0)

/** Follows all links from the home pages on. */
export const crawl = async (
  starts: readonly string[],
  { origin, known, closed, isOpened, views, cookies = '' }: Rules,
): Promise<Crawl> => {
  const headers = { ...engineHeaders, Cookie: cookies }
  const foundOn = new Map<string, string>(starts.map((path) => [path, 'the start']))
  const opened = new Set<string>()
  const pages: CrawledPage[] = []
  const broken: string[] = []

  /** The path of a link within the shop; undefined for mail addresses, other sites, closed pages and places on the same page. */
  const within = (href: string): string | undefined => {
    if (href.startsWith('#') || !URL.canParse(href, origin)) return undefined
    const { origin: its, pathname, search } = new URL(href, origin)
    return its === origin && !closed.has(pathname) ? pathname + search : undefined
  }

  const open = async (path: string): Promise<string[]> => {
    const answer = await fetch(origin + path, { headers, redirect: 'manual' })
    if (answer.status !== 200)
      broken.push(
        `${path} answers ${answer.status} ${answer.headers.get('location') ?? ''}, linked on ${foundOn.get(path)}`,
      )
    if (answer.status !== 200 || isFile(path)) {
      await answer.body?.cancel()
      return []
    }
    const page = { ...readPage(await answer.text()), path }
    pages.push(page)
    return [...page.links, ...addressesIn(page.structured), ...Object.values(page.alternates)].flatMap(
      (href) => within(href) ?? [],
    )
  }

  /** Opens these pages and the pages that they link to, until no page is new. */
  const follow = async (paths: readonly string[]): Promise<void> => {
    const waiting = [...paths]
    const work = async (): Promise<void> => {
      for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
        if (opened.has(path)) continue
        opened.add(path)
        for (const link of await open(path)) {
          if (foundOn.has(link)) continue
          foundOn.set(link, path)
          if (link.includes('?')) continue
          if (isOpened(link) || !known.has(link)) waiting.push(link)
        }
      }
    }
    while (waiting.length > 0) await Promise.all(Array.from({ length: atOnce }, work))
  }

  await follow(starts)
  await follow(spread([...foundOn.keys()].filter((path) => path.includes('?')).toSorted(), views))
  return { pages, links: foundOn.size, broken }
}
