import { once } from 'node:events'
import { createServer, IncomingMessage, type Server, ServerResponse } from 'node:http'
import { type AddressInfo, Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { incompleteTag } from '#lib/process/request-scope.ts'
import { type Announcements, createAnnouncements } from './announcements.ts'
import type { Change } from './change.ts'

/** A backend that sends what a test tells it to send. */
let backend: Server
/** The positions from which storefronts have requested announcements. */
let positions: string[]
let lines: ServerResponse[]
let announcements: Announcements
let closing: AbortController
let received: Change[]
let log: string[]

const say = (id: string, tags: string[], event = 'tags') =>
  lines.at(-1)?.write(`id: ${id}\nevent: ${event}\ndata: ${JSON.stringify(tags)}\n\n`)
const cut = () => lines.at(-1)?.destroy()
const asking = (times: number) => vi.waitFor(() => expect(positions).toHaveLength(times), { timeout: 4_000 })

beforeEach(async () => {
  ;[positions, lines, received, log] = [[], [], [], []]
  backend = createServer(({ url = '' }, response) => {
    positions.push(url)
    lines.push(response)
    response.writeHead(200, { 'Content-Type': 'text/event-stream' }).flushHeaders()
  }).listen(0, '127.0.0.1')
  await once(backend, 'listening')
  closing = new AbortController()
  announcements = createAnnouncements(
    `http://127.0.0.1:${(backend.address() as AddressInfo).port}/api`,
    (text) => void log.push(text),
    closing.signal,
  )
  announcements.subscribe((change) => void received.push(change))
})
afterEach(() => {
  closing.abort()
  backend.closeAllConnections()
  backend.close()
})

/** Listens until the announcement that everything may be old has arrived. */
const begin = async () => {
  const started = announcements.start(5_000)
  await asking(1)
  say('1/10:10:', [], 'reset')
  await started
}

test('a process that knows nothing drops everything before it opens', async () => {
  await begin()
  expect(positions).toEqual(['/announcements?after='])
  expect(received).toEqual(['everything'])
})

test('the shop opens without the backend, too', async () => {
  await announcements.start(50)
  expect(received).toEqual([])
})

test('a backend that starts later is found soon, and nothing is said of it', async () => {
  const answer = backend.listeners('request')[0] as never
  let refused = 0
  backend.removeAllListeners('request').on('request', (_, response) => {
    response.writeHead(503).end()
    if (++refused === 3) backend.removeAllListeners('request').on('request', answer)
  })
  await begin()
  expect(received).toEqual(['everything'])
  expect(log).toEqual([])
})

test('listeners hear what changed in their order, and nothing of a sign of life', async () => {
  const order: string[] = []
  await begin()
  announcements.subscribe(() => void order.push('outer'))
  say('2/11:11:', ['offer:1', 'variant:1'])
  say('2/12:12:', [])
  await vi.waitFor(() => expect(received).toEqual(['everything', ['offer:1', 'variant:1']]))
  expect(order).toEqual(['outer'])
})

test('after a cut it goes on where it was, and says once that it was lost and once that it is back', async () => {
  await begin()
  say('2/11:11:', ['offer:1'])
  await vi.waitFor(() => expect(received).toHaveLength(2))
  cut()
  await asking(2)
  expect(positions.at(-1)).toBe(`/announcements?after=${encodeURIComponent('2/11:11:')}`)
  cut()
  await asking(3)
  say('3/12:12:', ['offer:2'])
  await vi.waitFor(() => expect(received).toEqual(['everything', ['offer:1'], ['offer:2']]))
  expect(log).toEqual([expect.stringContaining('is lost'), expect.stringContaining('again')])
})

test('where the backend does not know what was missed, everything falls', async () => {
  await begin()
  cut()
  await asking(2)
  say('9/90:90:', [], 'reset')
  await vi.waitFor(() => expect(received).toEqual(['everything', 'everything']))
})

test('what a listener could not drop is positions for again', async () => {
  await begin()
  let refusals = 0
  announcements.subscribe(() => {
    if (refusals++ === 0) throw new Error('the store is away')
  })
  say('2/11:11:', ['offer:1'])
  await asking(2)
  expect(positions.at(-1)).toBe(`/announcements?after=${encodeURIComponent('1/10:10:')}`)
  say('2/11:11:', ['offer:1'])
  await vi.waitFor(() => expect(refusals).toBe(2))
})

/** A request that loads data with these tags. @returns how it ends */
const watch = (tags: string[], { isRenewed = false, isLeft = false, status = 200 } = {}): (() => void) => {
  const response = new ServerResponse(new IncomingMessage(new Socket()))
  response.statusCode = status
  announcements.watch(response, { client: '192.0.2.1', tags: new Set(tags), isRenewed })
  return () => {
    if (!isLeft) response.end()
    response.emit('close')
  }
}

test('what is announced while a page is made falls again once the page is made', async () => {
  await begin()
  const end = watch(['offer:1', 'offer:3'])
  say('2/11:11:', ['offer:1', 'offer:2'])
  await vi.waitFor(() => expect(received).toHaveLength(2))
  watch(['offer:1'])()
  await wait(200)
  expect(received).toEqual(['everything', ['offer:1', 'offer:2']])
  end()
  await wait(200)
  // The page has been made: what changes from here on was not missed.
  say('2/12:12:', ['offer:3'])
  await vi.waitFor(
    () => expect(received).toEqual(['everything', ['offer:1', 'offer:2'], ['offer:1'], ['offer:3'], ['offer:1']]),
    { timeout: 3_000 },
  )
})

test('what is made from old answers while an announcement is delivered falls again', async () => {
  await begin()
  const delivering = Promise.withResolvers<void>()
  announcements.subscribe(() => delivering.promise)
  say('2/11:11:', ['offer:1'])
  await vi.waitFor(() => expect(received).toHaveLength(2))
  const end = watch(['offer:1'])
  delivering.resolve()
  await wait(50)
  end()
  await vi.waitFor(() => expect(received).toEqual(['everything', ['offer:1'], ['offer:1']]))
})

test.each([
  ['renews the page behind its answer', ['offer:1'], { isRenewed: true }],
  ['still loads a part that was late', ['offer:1', incompleteTag], {}],
  ['has given a page up', ['offer:1'], { status: 500 }],
  ['makes a page whose visitor has left', ['offer:1'], { isLeft: true }],
])('what is announced while Next %s falls again later', async (_, tags, how) => {
  await begin()
  watch(tags, how)()
  await wait(200)
  say('2/11:11:', ['offer:1'])
  await vi.waitFor(() => expect(received).toEqual(['everything', ['offer:1'], ['offer:1']]), { timeout: 3_000 })
})

test('many changes at once fall again, since the backend may show them later', async () => {
  await begin()
  const many = Array.from({ length: 201 }, (_, index) => `offer:${index}`)
  say('2/11:11:', many)
  await vi.waitFor(() => expect(received).toEqual(['everything', many, many, many]), { timeout: 3_000 })
})

test('everything falls if it fails to fall again', async () => {
  await begin()
  const end = watch(['offer:1'])
  let count = 0
  announcements.subscribe(() => {
    if (++count === 2) throw new Error('the store is away')
  })
  say('2/11:11:', ['offer:1'])
  await vi.waitFor(() => expect(received).toHaveLength(2))
  end()
  await asking(2)
  expect(positions.at(-1)).toBe('/announcements?after=')
})

test('it asks a backend that is away less and less often', async () => {
  backend.removeAllListeners('request')
  backend.on('request', ({ url = '' }, response) => {
    positions.push(url)
    response.writeHead(503).end()
  })
  await announcements.start(3_000)
  // Without longer and longer pauses it would ask thirty times.
  expect(positions.length).toBeGreaterThan(5)
  expect(positions.length).toBeLessThan(24)
  expect(log).toEqual([expect.stringContaining('does not answer yet')])
})
