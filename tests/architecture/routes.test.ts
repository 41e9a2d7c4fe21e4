import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { pageIds } from '#contracts/page-ids.ts'
import { resourcePaths } from '#contracts/resource-paths.ts'
import { matchPage } from '#lib/routing/match-page.ts'
import { type PageName, pageNames, pages } from '#contracts/pages.ts'
import { readPath } from '#lib/routing/read-path.ts'

const linesOf = (file: string) =>
  readFileSync(new URL(file, import.meta.url), 'utf8')
    .split('\n')
    .filter(Boolean)

/** The spec's routes (point 2), one screen a line. Braces hold a parameter, or the words that may stand there. */
const routes = linesOf('spec-routes.tsv')
  .slice(1)
  .map((line) => line.split('\t'))
  .filter(([screen]) => screen !== 'Not found')
  .map(([screen = '', hu = '', en = '']) => ({ screen, hu, en }))

const filled = (path: string) => path.replace(/\{([\w-]+\|)*([\w-]+)\}/, '$2')
const pageAt = (path: string): PageName | undefined => {
  const read = readPath(filled(path))
  const match = read && matchPage(read.path, read.locale)
  return match?.locale === read?.locale ? match?.name : undefined
}
const isThere = ({ hu, en }: (typeof routes)[number]) => pageAt(hu) !== undefined && pageAt(hu) === pageAt(en)

test('every screen of the spec has a page in both languages', () => {
  expect(routes).toHaveLength(46)
  expect(routes.filter((route) => !isThere(route))).toEqual([])
})

test('an address with an id belongs to a resource, to a fixed list or to one shell, so that made-up ids fill no cache', () => {
  const resources = new Set(Object.values(resourcePaths).map(({ en }) => `/${en}/[id]`))
  const isBounded = (name: (typeof pageNames)[number]) =>
    resources.has(name) || 'shell' in pages[name] || name in pageIds
  expect(pageNames.filter((name) => name.includes('[') && !isBounded(name))).toEqual([])
})
