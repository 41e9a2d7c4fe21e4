import { expect, test } from 'vitest'
import { incompleteTag, requestScope } from '#lib/process/request-scope.ts'
import { guardLagMs } from '#lib/routing/visit.ts'
import { ask, isSaved, rendered, staticPage, shop, openStorefront } from './storefront.test-support.ts'

openStorefront()

test('an announcement makes the pages that it names ask again, and no other', async () => {
  shop.next = { ...shop.next, headers: rendered, tags: ['offer:1'] }
  await ask('/')
  shop.memory.changes.record(['offer:2'])
  expect((await ask('/')).isFromMemory).toBe(true)
  shop.memory.changes.record(['offer:1'])
  shop.next.body = '<p>Új ár</p>'
  expect(await ask('/')).toMatchObject({ text: '<p>Új ár</p>', isFromMemory: false })
  expect((await ask('/')).isFromMemory).toBe(true)
  shop.memory.changes.record('everything')
  expect((await ask('/')).isFromMemory).toBe(false)
})

test('the flight data have the tags of the HTML with which they were rendered', async () => {
  shop.next = { ...shop.next, headers: rendered, tags: ['offer:1'] }
  await ask('/')
  shop.next = { ...shop.next, headers: { ...staticPage, 'content-type': 'text/x-component' }, tags: [] }
  await ask('/', { rsc: '1' })
  shop.memory.changes.record(['offer:2'])
  expect((await ask('/', { rsc: '1' })).isFromMemory).toBe(true)
  shop.memory.changes.record(['offer:1'])
  expect((await ask('/', { rsc: '1' })).isFromMemory).toBe(false)
})

test('a page that nobody here has rendered asks again after every announcement', async () => {
  await ask('/')
  shop.memory.changes.record(['offer:2'])
  expect((await ask('/')).isFromMemory).toBe(false)
})

test('what is announced while Next makes a page counts for the page', async () => {
  shop.next = { ...shop.next, headers: rendered, tags: ['offer:1'] }
  shop.next.before = async () => shop.memory.changes.record(['offer:1'])
  await ask('/')
  shop.next.before = async () => {}
  expect((await ask('/')).isFromMemory).toBe(false)
  expect((await ask('/')).isFromMemory).toBe(true)
})

test.each([[['configuration']], ['everything' as const]])(
  'no visit is saved while the guards may not know a new configuration: %s',
  async (change) => {
    shop.memory.changes.record(change)
    shop.now += guardLagMs - 1
    expect(await isSaved('/')).toBe(false)
    shop.now += 1
    expect(await isSaved('/')).toBe(true)
  },
)

test('a page without one of its parts is not kept, whether Next renders it or has saved it', async () => {
  shop.next = { ...shop.next, headers: rendered, tags: ['offer:1', incompleteTag] }
  expect(await isSaved('/')).toBe(false)
  shop.next = { ...shop.next, headers: staticPage, tags: [] }
  expect(await isSaved('/')).toBe(false)
  shop.next = { ...shop.next, headers: rendered, tags: ['offer:1'] }
  expect(await isSaved('/')).toBe(true)
})

test('a view of a listing without one of its parts is not kept', async () => {
  const internal = (url: string) => `/hu/b2c-huf${url}/view`
  shop.next = { ...shop.next, headers: {}, internal, tags: [incompleteTag] }
  expect(await isSaved('/')).toBe(false)
  shop.next.tags = []
  expect(await isSaved('/')).toBe(true)
})

test('the tags of a page that Next renews behind its stale answer are those of its new rendering', async () => {
  let scope: ReturnType<typeof requestScope>
  shop.next = {
    ...shop.next,
    headers: { ...staticPage, 'x-nextjs-cache': 'STALE' },
    before: async () => void (scope = requestScope()),
  }
  await ask('/')
  scope?.tags?.add('offer:7')
  shop.next = { ...shop.next, body: '<p>Új</p>', headers: staticPage, before: async () => {} }
  await ask('/')
  shop.memory.changes.record(['offer:1'])
  expect((await ask('/')).isFromMemory).toBe(true)
  shop.memory.changes.record(['offer:7'])
  expect((await ask('/')).isFromMemory).toBe(false)
})
