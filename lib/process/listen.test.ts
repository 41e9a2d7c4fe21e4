import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { networkInterfaces } from 'node:os'
import { platform } from 'node:process'
import { Worker } from 'node:worker_threads'
import { afterEach, expect, test, vi } from 'vitest'
import { freePort } from '#tests/load/support/free-port.ts'
import { listen } from './listen.ts'

const setBy = { port: 'API_PORT', address: 'API_BIND_ADDRESS' }
const opened: { close: () => void }[] = []
afterEach(() => opened.splice(0).forEach((one) => one.close()))

const start = async (port: number, address: string): Promise<Server> => {
  const server = createServer((_, response) => response.end('here'))
  opened.push(...(await listen(server, { port, address, setBy })))
  return server
}

const answers = (host: string, port: number): Promise<boolean> =>
  fetch(`http://${host}:${port}`).then(
    ({ ok }) => ok,
    () => false,
  )
const hasIpv6 = Object.values(networkInterfaces()).some((all) => all?.some(({ address }) => address === '::1'))
const outside = Object.values(networkInterfaces())
  .flatMap((all) => all ?? [])
  .filter(({ internal, family }) => !internal && family === 'IPv4')
  .map(({ address }) => address)

test('localhost is both loopback addresses and no other', async () => {
  const port = await freePort()
  await start(port, 'localhost')
  for (const host of ['127.0.0.1', 'localhost', ...(hasIpv6 ? ['[::1]'] : [])])
    expect(await answers(host, port)).toBe(true)
  for (const host of outside) expect(await answers(host, port)).toBe(false)
})

test('all addresses, where that was asked for', async () => {
  const server = await start(await freePort(), '::')
  const { port } = server.address() as AddressInfo
  for (const host of ['127.0.0.1', ...outside]) expect(await answers(host, port)).toBe(true)
})

test.runIf(platform === 'linux')('takes in many connections in one turn, however long its turns are', async () => {
  const port = await freePort()
  let turns = 0
  const taken: number[] = []
  const server = await start(port, '127.0.0.1')
  server.on('connection', () => taken.push(turns))
  const work = () => {
    turns += 1
    for (const until = performance.now() + 20; performance.now() < until;);
    if (taken.length < 100) setImmediate(work)
  }
  // Another thread connects, because this thread is busy.
  const visitors = new Worker(
    `for (let one = 0; one < 100; one++) require('node:net').connect(${port}, '127.0.0.1').on('error', () => {})`,
    { eval: true },
  )
  await new Promise((resolve) => void visitors.once('online', resolve))
  work()
  await vi.waitUntil(() => taken.length >= 100, 10_000)
  await visitors.terminate()
  const max = Math.max(...Object.values(Object.groupBy(taken, String)).map((some) => some?.length ?? 0))
  expect(max).toBeGreaterThan(4)
})

test('says in one sentence what is wrong with a port or an address', async () => {
  const port = await freePort()
  await start(port, '127.0.0.1')
  await expect(start(port, 'localhost')).rejects.toThrow(
    `Port ${port} is in use. Set API_PORT to another one, or stop what runs there.`,
  )
  await expect(start(await freePort(), '192.0.2.1')).rejects.toThrow(
    '192.0.2.1 is no address of this machine. Set API_BIND_ADDRESS to another one.',
  )
})
