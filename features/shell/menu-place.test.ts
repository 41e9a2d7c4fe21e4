import { expect, test } from 'vitest'
import type { MenuNode } from '#contracts/regions.ts'
import { menuPlace } from './menu-place.ts'

const node = (target: MenuNode['target'], children: MenuNode[] = []): MenuNode => ({
  title: '',
  note: null,
  target,
  children,
  expands: null,
  bannerStrip: null,
})

const row = [
  node({ type: 'category', id: '7', path: '/kategoriak/gyerekkonyv-7' }),
  node({ type: 'page', id: '/authors' }),
  node(null, [
    node({ type: 'page', id: '/publishers' }),
    node({ type: 'publisher', id: 'kolibri', path: '/kiadok/kolibri' }),
  ]),
  node({ type: 'collection', id: 'reduced', path: '/listak/reduced' }),
  node({ type: 'url', id: 'https://example.com' }),
]

test('entries are counted as the row shows them', () => {
  expect(menuPlace('category:7', row)).toBe(1)
  expect(menuPlace('authors', row)).toBe(2)
  expect(menuPlace('publishers', row)).toBe(3)
  expect(menuPlace('collection:reduced', row)).toBe(4)
})

test('what is not in the row has no place', () => {
  expect(menuPlace('category:99', row)).toBeUndefined()
  expect(menuPlace('collection:new', row)).toBeUndefined()
  expect(menuPlace('publishers', [])).toBeUndefined()
})
