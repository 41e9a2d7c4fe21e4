import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { checkoutStepPages } from '#contracts/checkout-steps.ts'
import { resourcePaths } from '#contracts/resource-paths.ts'
import { findPage, pageNames, pages, pathOf } from '#contracts/pages.ts'

const root = 'app/[locale]/[market]'
/**
 * `app/[locale]/[market]/(shop)/products/[id]/page.tsx` -> `/products/[id]`; a `route.ts` that redirects is a row, too.
 */
const folders = globSync('app/?locale?/?market?/**/{page.tsx,route.ts}')
  .map(
    (path) =>
      path
        .slice(root.length)
        .replace(/\/(page\.tsx|route\.ts)$/, '')
        .replaceAll(/\/\([\w-]+\)/g, '') || '/',
  )
  .toSorted()

/** Pages without an address: the middleware shows them at addresses that have no page. */
const withoutAddress = new Set(['/[...rest]', '/gone'])

/** The folder of all steps of the checkout that have no folder of their own. */
const stepFolder = '/checkout/[step]'
const steps = Object.values(checkoutStepPages).map(({ en }) => en)
const served = folders.flatMap((path) =>
  path === stepFolder ? steps.filter((step) => !folders.includes(step)) : [path],
)

test('every page of the table has a folder, every folder a row', () => {
  const twins = pageNames.filter((name) => 'listing' in pages[name]).map((name) => `${name}/view`)
  expect(served.filter((path) => !withoutAddress.has(path)).toSorted()).toEqual([...pageNames, ...twins].toSorted())
})

test.each(['hu', 'en'] as const)('no two pages share an address in %s', (locale) => {
  const shapes = pageNames.map((name) => pathOf(name, locale).replaceAll(/\[\w+\]/g, '[]'))
  expect(new Set(shapes).size).toBe(shapes.length)
})

test('a localized path names the same parameters as its page', () => {
  for (const name of pageNames)
    for (const locale of ['hu', 'en'] as const)
      expect(pathOf(name, locale).match(/\[\w+\]/g) ?? []).toEqual(name.match(/\[\w+\]/g) ?? [])
})

test('a page is found by its internal path', () => {
  expect(findPage('/products/edes-anna-12')).toBe('/products/[id]')
  expect(findPage('/products')).toBeUndefined()
})

test('resources have their pages where the backend says', () => {
  const elsewhere = Object.values(resourcePaths).filter(({ hu, en }) => {
    const name = pageNames.find((one) => one === `/${en}/[id]`)
    return !name || pathOf(name, 'hu') !== `/${hu}/[id]` || pathOf(name, 'en') !== `/${en}/[id]`
  })
  expect(elsewhere).toEqual([])
})
