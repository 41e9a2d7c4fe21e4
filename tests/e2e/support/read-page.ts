/** The parts of a page that a search engine reads. */
export interface ReadPage {
  title: string
  description: string
  canonical: string
  robots: string
  alternates: Record<string, string>
  /** The addresses of the page's links, without links to the same page in the other language. */
  links: string[]
  structured: string[]
}

const entities: Record<string, string> = { amp: '&', quot: '"', lt: '<', gt: '>', '#x27': "'", '#39': "'" }
const decode = (text: string): string => text.replaceAll(/&(#?\w+);/g, (whole, name: string) => entities[name] ?? whole)

const attributesOf = (tag: string): Record<string, string> =>
  Object.fromEntries(
    [...tag.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name.toLowerCase(), decode(value)]),
  )
const tagsOf = (html: string, name: string) =>
  [...html.matchAll(new RegExp(`<${name}\\b[^>]*>`, 'g'))].map(([tag]) => attributesOf(tag))

/** Reads the HTML that the server sends; React writes attributes in double quotes, so no parser is needed. */
export const readPage = (html: string): ReadPage => {
  const metas = tagsOf(html, 'meta')
  const relations = tagsOf(html, 'link')
  const meta = (name: string) => metas.find((one) => one['name'] === name)?.['content'] ?? ''
  return {
    title: decode(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? ''),
    description: meta('description'),
    canonical: relations.find((one) => one['rel'] === 'canonical')?.['href'] ?? '',
    robots: meta('robots'),
    alternates: Object.fromEntries(
      relations.flatMap(({ rel, hreflang, href }) =>
        rel === 'alternate' && hreflang && href ? [[hreflang, href]] : [],
      ),
    ),
    links: tagsOf(html, 'a').flatMap(({ href, hreflang }) => (href && !hreflang ? [href] : [])),
    structured: [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
      ([, text = '']) => text,
    ),
  }
}
