import { once } from 'node:events'
import type { Server } from 'node:http'
import { connect as dial, type AddressInfo, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { EventSourceParserStream } from 'eventsource-parser/stream'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestContext } from '#tests/support/test-context.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'
import { createApp } from '../../app.ts'
import type { Connection } from '../../db/connect.ts'
import { createHttpServer } from '../../http/create-http-server.ts'
import { createFeed, type Feed } from './feed.ts'
import { announce } from './service.ts'

let connection: Connection
let feed: Feed
let closing: AbortController
let server: Server
let origin: string

const newFeed = () => {
  closing = new AbortController()
  return createFeed({ db: connection.db, log: pino({ level: 'silent' }), closing: closing.signal })
}

beforeAll(async () => void (connection = await createTestDatabase()))
afterAll(() => connection.close())
beforeEach(async () => {
  feed = newFeed()
  server = createHttpServer(createApp(createTestContext(connection, { announcements: feed })).fetch, {
    patience: { idleMs: 6_000, answerMs: 0 },
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterEach(() => {
  closing.abort()
  server.close()
})

/** Opens the stream as a storefront does. */
const listen = async (after = '') => {
  const leaving = new AbortController()
  const answer = await fetch(`${origin}/announcements?after=${encodeURIComponent(after)}`, { signal: leaving.signal })
  const events = answer.body
    ?.pipeThrough(new TextDecoderStream())
    .pipeThrough(new EventSourceParserStream())
    .getReader()
  const next = async () => (await events?.read())?.value
  /** Skips the empty announcements that keep the connection open. */
  const nextTags = async (): Promise<string[]> => {
    for (;;) {
      const tags = JSON.parse((await next())?.data ?? 'null') as string[]
      if (tags === null || tags.length > 0) return tags
    }
  }
  return { answer, next, nextTags, leave: () => leaving.abort() }
}

test('a storefront that knows nothing yet begins anew, then hears each change within a second', async () => {
  const { next, nextTags, leave } = await listen()
  expect(await next()).toMatchObject({ event: 'reset', data: '[]', id: expect.stringMatching(/^\d+\/\d+:\d+:/) })
  const begun = Date.now()
  await announce(connection.db, ['offer:1'])
  expect(await nextTags()).toEqual(['offer:1'])
  expect(Date.now() - begun).toBeLessThan(1_000)
  leave()
})

test('one that comes back hears what it has missed, from another process too, and no more', async () => {
  const first = await listen()
  const id = (await first.next())?.id ?? ''
  first.leave()
  await announce(connection.db, ['offer:2'])
  feed = newFeed()
  const second = await listen(id)
  expect(await second.next()).toMatchObject({ event: 'tags', data: '["offer:2"]' })
  second.leave()
})

test.each(['nonsense', '1/10:10:', "1763800000/10:20:'"])('after %s it begins anew', async (after) => {
  const { next, leave } = await listen(after)
  expect((await next())?.event).toBe('reset')
  leave()
})

test('nobody is told less because others listen: each change reaches each of twenty', async () => {
  const all = await Promise.all(Array.from({ length: 20 }, () => listen()))
  await Promise.all(all.map(({ next }) => next()))
  for (let book = 0; book < 5; book++) await announce(connection.db, [`offer:${book}`])
  for (const { nextTags } of all) {
    const heard = new Set<string>()
    while (heard.size < 5) for (const tag of await nextTags()) heard.add(tag)
    expect([...heard].toSorted()).toEqual(['offer:0', 'offer:1', 'offer:2', 'offer:3', 'offer:4'])
  }
  for (const { leave } of all) leave()
})

test('a line on which nothing happens says that it is alive, and is not taken for an idle one', async () => {
  const { next, leave } = await listen()
  const begin = (await next())?.id ?? ''
  const begun = Date.now()
  const alive = await next()
  expect(alive).toMatchObject({ event: 'tags', data: '[]' })
  expect(Number(alive?.id?.split('/')[0])).toBeGreaterThan(Number(begin.split('/')[0]))
  expect(Date.now() - begun).toBeLessThan(7_000)
  expect(await next()).toMatchObject({ event: 'tags', data: '[]' })
  expect(Date.now() - begun).toBeGreaterThan(6_000)
  leave()
}, 15_000)

test('the hundred and first is sent away, and has its place when one has left', async () => {
  const all = await Promise.all(Array.from({ length: 100 }, () => listen()))
  expect((await listen()).answer.status).toBe(503)
  all[0]?.leave()
  await expect.poll(async () => (await listen()).answer.status).toBe(200)
})

test('the end of the backend ends the stream, and no other begins', async () => {
  const { next } = await listen()
  await next()
  closing.abort()
  expect(await next()).toBeUndefined()
  expect((await listen()).answer.status).toBe(503)
})

/** Opens the stream and reads nothing. */
const stuck = async (): Promise<Socket> => {
  const socket = dial(Number(new URL(origin).port), '127.0.0.1')
  socket.pause()
  socket.write('GET /announcements HTTP/1.1\r\nHost: x\r\n\r\n')
  await wait(300)
  return socket
}

test('a reader that takes nothing holds up nobody and is told of everything at last', async () => {
  const socket = await stuck()
  const { next, nextTags, leave } = await listen()
  await next()
  const many = Array.from({ length: 30_000 }, (_, index) => `variant:${index}`)
  for (let round = 0; round < 8; round++) {
    await announce(
      connection.db,
      many.map((tag) => `${tag}${round}`),
    )
    await wait(300)
  }
  await announce(connection.db, ['offer:77'])
  for (;;) if ((await nextTags()).includes('offer:77')) break
  let heard = ''
  socket.on('data', (bytes: Buffer) => (heard = (heard + bytes.toString()).slice(-20_000)))
  socket.resume()
  await expect.poll(() => heard.includes('event: reset') || heard.includes('offer:77')).toBe(true)
  socket.destroy()
  leave()
})
