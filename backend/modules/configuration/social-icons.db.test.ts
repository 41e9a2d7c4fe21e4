import { afterAll, beforeAll, expect, test } from 'vitest'
import { writeConfigEntry } from './service.ts'
import { openShop, type TestShop } from '../orders/shop.test-support.ts'

let shop: TestShop
beforeAll(async () => void (shop = await openShop()))
afterAll(() => shop.close())

test('icons tell whose they are by the name in the configuration', async () => {
  const { body } = await shop.guest.call('GET /social_icons')
  expect(body.items).toContainEqual({
    name: 'kolibri_instagram',
    url: 'https://kolibri.example/instagram',
    publisher: 'kolibri',
    icon: 'instagram',
  })
  await writeConfigEntry(shop.connection.db, 'social_icons', [{ name: 'kolofon_blog', url: 'https://blog.example/' }])
  expect((await shop.guest.call('GET /social_icons')).body.items.map(({ name }) => name)).toEqual(['kolofon_blog'])
  await expect(
    writeConfigEntry(shop.connection.db, 'social_icons', [{ name: 'kolofon_blog', url: 'javascript:alert(1)' }]),
  ).rejects.toThrow('url')
})
