import { connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { limitConnections } from './limit-connections.ts'
import { trustedProxies } from './trusted-proxies.ts'
import { tryServer, type TryServer } from './try-server.test-support.ts'

let tried: TryServer
let sockets: Socket[] = []
afterEach(() => {
  for (const socket of sockets) socket.destroy()
  sockets = []
  tried.stop()
})

const start = async (proxies: string[]) => {
  tried = await tryServer((_request, response) => void response.end('seen'))
  limitConnections(tried.server, trustedProxies(proxies))
}

/** @returns how many of them the server keeps */
const open = async (count: number, localAddress: string): Promise<number> => {
  const opened = Array.from({ length: count }, () => connect({ port: tried.port(), host: '127.0.0.1', localAddress }).on('error', () => {}))
  sockets.push(...opened)
  await Promise.all(opened.map((socket) => new Promise((resolve) => void socket.once('connect', resolve).once('close', resolve))))
  await wait(200)
  return opened.filter((socket) => socket.readyState === 'open').length
}

test('one address has its share, another one is served, and what is closed can be opened again', async () => {
  await start([])
  expect(await open(520, '127.0.0.8')).toBe(500)
  expect(await open(1, '127.0.0.9')).toBe(1)
  for (const socket of sockets.splice(0, 100)) socket.destroy()
  await wait(100)
  expect(await open(50, '127.0.0.8')).toBe(50)
})

test('a proxy of ours speaks for many', async () => {
  await start(['127.0.0.8'])
  expect(await open(520, '127.0.0.8')).toBe(520)
})
