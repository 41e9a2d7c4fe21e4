import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { limitConnections } from './limit-connections.ts'
import { tryServer, type TryServer } from './try-server.test-support.ts'

let tried: TryServer
let sockets: Socket[] = []
afterEach(() => {
  for (const socket of sockets) socket.destroy()
  sockets = []
  tried.stop()
})

const start = async (...rules: [(address: string) => boolean, { all: number; ofOneAddress: number }?]) => {
  tried = await tryServer((_request, response) => void response.end('seen'))
  limitConnections(tried.server, ...rules)
}

/** @returns how many of the connections the server leaves open */
const open = async (count: number, localAddress: string, port = tried.port()): Promise<number> => {
  const opened = Array.from({ length: count }, () =>
    connect({ port, host: '127.0.0.1', localAddress }).on('error', () => {}),
  )
  sockets.push(...opened)
  await Promise.all(
    opened.map((socket) => new Promise((resolve) => void socket.once('connect', resolve).once('close', resolve))),
  )
  await wait(200)
  return opened.filter((socket) => socket.readyState === 'open').length
}

test('one address has its share, another one is served, and what is closed can be opened again', async () => {
  await start(() => false)
  expect(await open(520, '127.0.0.8')).toBe(500)
  expect(await open(1, '127.0.0.9')).toBe(1)
  for (const socket of sockets.splice(0, 100)) socket.destroy()
  await wait(100)
  expect(await open(50, '127.0.0.8')).toBe(50)
})

test('a proxy of ours speaks for many', async () => {
  await start((address) => address === '127.0.0.8')
  expect(await open(520, '127.0.0.8')).toBe(520)
})

test('all together have a bound as well, whoever they are and by whichever socket they come', async () => {
  await start(() => true, { all: 30, ofOneAddress: 10 })
  const besides = createServer((socket) => void tried.server.emit('connection', socket))
  await new Promise<void>((resolve) => void besides.listen(0, '127.0.0.1', resolve))
  expect(await open(20, '127.0.0.8')).toBe(20)
  expect(await open(20, '127.0.0.9', (besides.address() as AddressInfo).port)).toBe(10)
  besides.close()
  for (const socket of sockets.splice(0, 20)) socket.destroy()
  await wait(100)
  expect(await open(40, '127.0.0.9')).toBe(20)
})
