import { jsonLdProblems } from '../../support/json-ld-problems.ts'

type Node = Record<string, unknown>

/** The addresses of the products on a page, as its structured data give them. */
export const productUrls = (texts: readonly string[]): unknown[] =>
  texts
    .flatMap((text) => (JSON.parse(text) as { '@graph'?: Node[] })['@graph'] ?? [])
    .filter((node) => [node['@type']].flat().includes('Product'))
    .map((node) => node['url'])

/** @returns all addresses in structured data, without those of parts of a page */
export const addressesIn = (texts: readonly string[]): string[] =>
  texts.flatMap((text) => [...text.matchAll(/"(?:url|item|@id)":"([^"#]+)"/g)].map(([, address = '']) => address))

/** @returns the problems of a page's structured data */
export const checkStructuredData = (text: string): string[] => {
  try {
    return jsonLdProblems(JSON.parse(text))
  } catch {
    return ['no JSON']
  }
}
