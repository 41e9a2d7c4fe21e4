import { jsonLdProblems } from '../../support/json-ld-problems.ts'

type Node = Record<string, unknown>

/** Where the products of a page stand, as the page says. */
export const productUrls = (texts: readonly string[]): unknown[] =>
  texts
    .flatMap((text) => (JSON.parse(text) as { '@graph'?: Node[] })['@graph'] ?? [])
    .filter((node) => [node['@type']].flat().includes('Product'))
    .map((node) => node['url'])

/** All addresses that it names, without those of parts of a page. */
export const addressesIn = (texts: readonly string[]): string[] =>
  texts.flatMap((text) => [...text.matchAll(/"(?:url|item|@id)":"([^"#]+)"/g)].map(([, address = '']) => address))

/** What is wrong with a page's structured data. */
export const checkStructuredData = (text: string): string[] => {
  try {
    return jsonLdProblems(JSON.parse(text))
  } catch {
    return ['no JSON']
  }
}
