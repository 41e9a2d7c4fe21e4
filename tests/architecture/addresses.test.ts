import { expect, test } from 'vitest'
import { pageNames, pathOf } from '#contracts/pages.ts'
import { sourceFiles } from './source-files.ts'

/**
 * Files that may write paths: the table with its checkout steps, data of editors, a simulator whose vendor has paths that begin
 * alike, and tests, which write expected paths in full.
 */
const isExempt = (path: string) =>
  ['contracts/pages.ts', 'contracts/checkout-steps.ts'].includes(path) ||
  path.startsWith('backend/seed/') ||
  path.startsWith('backend/ports/payments/stripe/simulator/') ||
  /\.test\.tsx?$|test-support/.test(path)

/** Comments may name an address. */
const withoutComments = (text: string) => text.replaceAll(/\/\*[^]*?\*\/|(?<=^|\s)\/\/.*$/gm, '')

/** Turns a path into a pattern: in `/orders/[id]/status` any text may fill the brackets. */
const patternOf = (path: string) => path.replaceAll(/\[\w+\]/g, '[^/\'"`\\s]*').replaceAll('.', '\\.')

const patternsIn = (locale: 'hu' | 'en') =>
  pageNames
    .filter((name) => name !== '/')
    .map((name) => patternOf(pathOf(name, locale)))
    .join('|')

/**
 * The path begins a text, or follows a value in a template. `${api}` is the backend, which has no pages; `{id}` stands in
 * the name of a call.
 */
const before = /(?<=['"`]|\$\{(?!api\})[^{}]*\})/.source
const written = new RegExp(`${before}(?:(?:${patternsIn('hu')})|(?:/en)?(?:${patternsIn('en')}))(?![\\w/.-])`, 'g')
const writtenPrefix = /(?<=['"`}])\/en(?![\w.-])/g

/**
 * The name of a page, which the compiler checks, is not a path, unless it is joined to another text or given to the
 * browser.
 */
const isName = (text: string, at: number, found: string) =>
  (pageNames as string[]).includes(found) &&
  /['"]/.test(text[at - 1] ?? '') &&
  /['"]/.test(text[at + found.length] ?? '') &&
  !/(?:\+\s*|<a\s[^>]*href=|action=|new URL\(|fetch\()['"]$/.test(text.slice(0, at)) &&
  !/^['"]\s*\+/.test(text.slice(at + found.length))

const handWritten = ({ path, text }: { path: string; text: string }): string[] => {
  const code = withoutComments(text)
  return [...code.matchAll(written), ...code.matchAll(writtenPrefix)]
    .filter((match) => !isName(code, match.index, match[0]))
    .map((match) => `${path}: ${match[0]}`)
}

const findings = (text: string) => handWritten({ path: 'x', text }).map((one) => one.slice(3))

test.each([
  ["publicUrl + '/kosar'", ['/kosar']],
  ['`${publicUrl}/en/cart`', ['/en/cart', '/en']],
  ['`${url}/payment/return/${payment.uuid}`', ['/payment/return/${payment.uuid}']],
  ['`/termekek/${slug}`', ['/termekek/${slug}']],
  ["'/termekek/' + slug", ['/termekek/']],
  ['<a href="/cart">', ['/cart']],
  ["fetch('/search')", ['/search']],
  ["locale === 'en' ? '/en' : ''", ['/en']],
  ['<Link href="/cart">', []],
  ["getPathname({ href: '/cart', locale })", []],
  ["'GET /products/{id}/additional_data'", []],
  ["'GET /v2.0/organizations/{id}/orders'", []],
  ['// as in `/kosar`', []],
])('%s', (text, expected) => {
  expect(findings(text)).toEqual(expected)
})

test('nobody writes the path of a page by hand: getPathname makes it from the table', () => {
  expect(
    sourceFiles()
      .filter(({ path }) => !isExempt(path))
      .flatMap(handWritten),
  ).toEqual([])
})
