import { setTimeout as wait } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { ask, askAndLeave, rendered, staticPage, shop, openStorefront } from './storefront.test-support.ts'

openStorefront()

test('a crowd that wants the same page asks Next once', async () => {
  shop.next.before = () => wait(50)
  const answers = await Promise.all(Array.from({ length: 20 }, () => ask('/')))
  expect(shop.asked).toHaveLength(1)
  expect(answers.map(({ text }) => text)).toEqual(Array.from({ length: 20 }, () => '<p>Édes Anna</p>'))
})

test('where the first answer is not kept, the others wait no longer than for it', async () => {
  shop.next = { ...shop.next, status: 404, before: () => wait(50) }
  const answers = await Promise.all(Array.from({ length: 5 }, () => ask('/')))
  expect(shop.asked).toHaveLength(5)
  expect(answers.every(({ status, text }) => status === 404 && text === '<p>Édes Anna</p>')).toBe(true)
})

test('whoever comes after an announcement gets a newer page, for which one of them asks', async () => {
  const [first, second] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const body = (price: string) => ({ body: price, headers: rendered, tags: ['offer:1'] })
  shop.next = { ...shop.next, ...body('old'), before: () => first.promise }
  const early = ask('/')
  await vi.waitFor(() => expect(shop.asked).toHaveLength(1))
  shop.memory.changes.record(['offer:1'])
  const late = Promise.all(Array.from({ length: 10 }, () => ask('/')))
  await wait(50)
  shop.next = { ...shop.next, ...body('new'), before: () => second.promise }
  first.resolve()
  expect((await early).text).toBe('old')
  await vi.waitFor(() => expect(shop.asked).toHaveLength(2))
  // By now the connection of the first visitor has ended as well.
  await wait(50)
  const newcomer = ask('/')
  await wait(50)
  // What changes from here on concerns those who come later.
  shop.memory.changes.record(['offer:1'])
  second.resolve()
  expect(new Set((await late).map(({ text }) => text))).toEqual(new Set(['new']))
  expect((await newcomer).text).toBe('new')
  expect(shop.asked).toHaveLength(2)
  await ask('/')
  expect(shop.asked).toHaveLength(3)
})

test('where the first visitor leaves, the others are served', async () => {
  const held = Promise.withResolvers<unknown>()
  shop.next.before = () => held.promise
  const leave = askAndLeave()
  await vi.waitFor(() => expect(shop.asked).toHaveLength(1))
  const second = ask('/')
  await wait(30)
  leave()
  await vi.waitFor(() => expect(shop.asked).toHaveLength(2))
  held.resolve(undefined)
  expect((await second).text).toBe('<p>Édes Anna</p>')
})

test('while a page cannot be made, its last good copy is sent, in every encoding', async () => {
  await ask('/x?a=1', { 'accept-encoding': 'br' })
  shop.next = { ...shop.next, status: 500, body: 'Error: at page.ts:1', headers: {} }
  shop.memory.changes.record('everything')
  for (const encoding of ['gzip', 'identity', 'br'])
    expect(await ask('/x?b=2', { 'accept-encoding': encoding })).toMatchObject({
      status: 200,
      text: '<p>Édes Anna</p>',
      isFromMemory: false,
      headers: { 'cache-control': 'private, no-cache' },
    })
  expect((await ask('/y')).status).toBe(500)
  shop.next = { ...shop.next, status: 200, body: 'newer', headers: staticPage }
  expect((await ask('/x')).text).toBe('newer')
})

test('a page that says that something does not exist stays such a page while the backend is away', async () => {
  shop.next = { ...shop.next, status: 404, internal: () => '/hu/b2c-huf/not-found' }
  await ask('/x')
  shop.next = { ...shop.next, status: 500, headers: {} }
  expect((await ask('/y')).status).toBe(404)
})
