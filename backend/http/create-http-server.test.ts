import { once } from 'node:events'
import type { Server } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { createHttpServer } from './create-http-server.ts'

const [idleMs, answerMs] = [300, 900]
let server: Server
let sockets: Socket[] = []
afterEach(() => {
  for (const socket of sockets) socket.destroy()
  sockets = []
  server.close().closeAllConnections()
})

const start = async (answer: () => Response | Promise<Response>) => {
  server = createHttpServer(answer, { patience: { idleMs, answerMs }, bounds: { all: 20, ofOneAddress: 5 } }).listen(
    0,
    '127.0.0.1',
  )
  await once(server, 'listening')
}

const dial = (): Socket => {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1').on('error', () => {})
  sockets.push(socket)
  return socket
}

/** @returns the bytes that came until the server ended the connection, and the time until then in ms */
const ask = async (text: string) => {
  const begun = performance.now()
  const socket = dial()
  let said = ''
  socket.on('data', (chunk: Buffer) => void (said += chunk.toString()))
  socket.write(text)
  await once(socket, 'close')
  return { said, ms: performance.now() - begun }
}
const request = 'GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'

test.each(['', 'GET / HT'])('a connection on which nothing moves ends: after %j', async (text) => {
  await start(() => new Response('seen'))
  const { ms } = await ask(text)
  expect(ms).toBeGreaterThan(250)
  expect(ms).toBeLessThan(2_000)
})

test('an answer that is being made is waited for, though not for ever', async () => {
  await start(() => wait(700, new Response('seen')))
  expect((await ask(request)).said).toContain('seen')
  server.close().closeAllConnections()
  await start(() => wait(60_000, new Response('seen')))
  const { said, ms } = await ask(request)
  expect(said).toBe('')
  expect(ms).toBeLessThan(3_000)
})

test('an endless answer goes on while it says something in time', async () => {
  const pulse = async (controller: ReadableStreamDefaultController<Uint8Array>) => {
    await wait(100)
    controller.enqueue(new TextEncoder().encode('alive\n'))
  }
  await start(
    () =>
      new Response(new ReadableStream({ pull: pulse }), {
        headers: { 'Content-Type': 'text/event-stream', 'X-Accel-Buffering': 'no' },
      }),
  )
  const socket = dial()
  socket.resume().write(request)
  await wait(2_000)
  expect(socket.readyState).toBe('open')
})

test('a storefront speaks for many, and all together have a bound', async () => {
  await start(() => new Response('seen'))
  const opened = Array.from({ length: 30 }, dial)
  await Promise.all(opened.map((socket) => once(socket, 'connect')))
  await wait(100)
  expect(opened.filter(({ readyState }) => readyState === 'open')).toHaveLength(20)
})
