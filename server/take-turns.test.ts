import type { ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { statuses, tryServer, type TryServer } from '#lib/process/try-server.test-support.ts'
import { inOrder, type Step } from './steps/step.ts'

vi.mock('./watch-loop.ts', () => ({ watchLoop: () => {} }))
// Another test file of this process may have loaded these modules without the mocks.
vi.resetModules()
const { takeTurns } = await import('./take-turns.ts')

let tried: TryServer
let uptime = 60
let making: ServerResponse[] = []
/** Takes the place of Next, and works until the test lets it answer. */
const make: Step = (_request, response) => void making.push(response)
const refusePage = (_request: unknown, response: ServerResponse) => void response.writeHead(503).end()

beforeEach(async () => {
  vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  vi.spyOn(process, 'uptime').mockImplementation(() => uptime)
  tried = await tryServer(inOrder([takeTurns(refusePage), make]))
})
afterEach(() => {
  tried.stop()
  making = []
  uptime = 60
  vi.restoreAllMocks()
})

const ask = (path: string, method = 'GET') =>
  tried.send(`${method} ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`)
/** Fills all places of a kind, so that one visitor waits. */
const crowd = async (count: number, path: string): Promise<Promise<string>> => {
  const asked = Array.from({ length: count + 1 }, () => ask(path))
  await vi.waitFor(() => expect(making).toHaveLength(count))
  return Promise.any(asked)
}

test('a crowd at searches is refused after a while, and holds up no kept page, no call and no order', async () => {
  const refused = crowd(3, '/kereses?q=toldi')
  await vi.waitFor(() => expect(making).toHaveLength(3))
  const others = [
    ask('/'),
    ask('/?_rsc=1x2y'),
    ask('/api/v2.0/me'),
    ask('/api/login', 'POST'),
    ask('/assets/covers/1.webp'),
  ]
  await vi.waitFor(() => expect(making).toHaveLength(8))
  making.splice(3).forEach((response) => void response.end('made'))
  expect((await Promise.all(others)).flatMap(statuses)).toEqual([200, 200, 200, 200, 200])
  expect(statuses(await refused)).toEqual([503])
})

test('a process that has just started lets nobody go who waits for a second', async () => {
  uptime = 1
  const asked = Array.from({ length: 4 }, () => ask('/kereses?q=toldi'))
  await vi.waitFor(() => expect(making).toHaveLength(3))
  await wait(1_500)
  for (const response of making.splice(0)) response.end('made')
  await vi.waitFor(() => expect(making).toHaveLength(1))
  making[0]?.end('made')
  expect((await Promise.all(asked)).flatMap(statuses)).toEqual(Array.from({ length: 4 }, () => 200))
})

test('a call is refused in the error shape of the API, and says when to come again', async () => {
  const refused = await crowd(32, '/api/v2.0/me')
  expect(statuses(refused)).toEqual([503])
  expect(refused).toMatch(/retry-after: 5/i)
  expect(refused).toContain('"code":"service_unavailable"')
})

test('a slow reader gives the place back with the first byte, and who leaves gives it back as well', async () => {
  const first = Array.from({ length: 3 }, () => ask('/kereses?q=a'))
  await vi.waitFor(() => expect(making).toHaveLength(3))
  const waits = [ask('/kereses?q=c'), ask('/kereses?q=d')]
  making[0]?.write('the first half')
  making[1]?.destroy()
  await vi.waitFor(() => expect(making).toHaveLength(5))
  making[0]?.end()
  for (const response of making.slice(2)) response.end('made')
  expect((await Promise.all([...first, ...waits])).flatMap(statuses)).toEqual([200, 200, 200, 200])
})
