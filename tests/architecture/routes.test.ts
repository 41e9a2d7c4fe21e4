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

/** The spec's routes (point 2), a screen a line; what is in braces is a parameter, or one of the words it may be. */
const routes = linesOf('spec-routes.tsv')
  .slice(1)
  .map((line) => line.split('\t'))
  .filter(([screen]) => screen !== 'Not found')
  .map(([screen = '', hu = '', en = '']) => ({ screen, hu, en }))

/** Screens that later issues bring. Whoever builds one takes it off the list. */
const toCome = new Set(linesOf('routes-to-come.txt'))

const filled = (path: string) => path.replace(/\{([\w-]+\|)*([\w-]+)\}/, '$2')
const pageAt = (path: string): PageName | undefined => {
  const asked = readPath(filled(path))
  const match = asked && matchPage(asked.path, asked.locale)
  return match?.locale === asked?.locale ? match?.name : undefined
}
const isThere = ({ hu, en }: (typeof routes)[number]) => pageAt(hu) !== undefined && pageAt(hu) === pageAt(en)

test('every screen of the spec has a page in both languages, or is on the list of those to come, never both', () => {
  expect(routes.filter((route) => !isThere(route) && !toCome.has(route.screen))).toEqual([])
  expect(routes.filter((route) => isThere(route) && toCome.has(route.screen))).toEqual([])
  expect([...toCome].filter((screen) => routes.every((route) => route.screen !== screen))).toEqual([])
})

test('an address with an id is a resource’s, one of a few, or one shell serves them all: made-up ids fill no cache', () => {
  const resources = new Set(Object.values(resourcePaths).map(({ en }) => `/${en}/[id]`))
  const isBounded = (name: (typeof pageNames)[number]) =>
    resources.has(name) || 'shell' in pages[name] || name in pageIds
  expect(pageNames.filter((name) => name.includes('[') && !isBounded(name))).toEqual([])
})
