import { jsonLdProblems } from '../../support/json-ld-problems.ts'

type Node = Record<string, unknown>

/** Where the products of a page stand, as the page says. */
export const productUrls = (texts: readonly string[]): unknown[] =>
  texts
    .flatMap((text) => (JSON.parse(text) as { '@graph'?: Node[] })['@graph'] ?? [])
    .filter((node) => [node['@type']].flat().includes('Product'))
    .map((node) => node['url'])

/** What is wrong with a page's structured data. */
export const checkStructuredData = (text: string): string[] => {
  try {
    return jsonLdProblems(JSON.parse(text))
  } catch {
    return ['no JSON']
  }
}
