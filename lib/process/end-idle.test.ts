import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { endIdle } from './end-idle.ts'
import { tryServer, type TryServer } from './try-server.test-support.ts'

let tried: TryServer
afterEach(() => tried.stop())

/**
 * @param reads whether the client reads at once, or only after the server has closed the connection
 * @returns what the server sent until it closed the connection, and the time until then in ms
 */
const ask = async (text: string, reads: 'at once' | 'too late' = 'at once') => {
  const begun = performance.now()
  const connected = once(tried.server, 'connection') as Promise<[Socket]>
  const socket = connect(tried.port(), '127.0.0.1').on('error', () => {})
  const closed = once(socket, 'close')
  let bytes = 0
  socket.on('data', (chunk: Buffer) => void (bytes += chunk.length))
  socket.write(text)
  if (reads === 'too late') {
    socket.pause()
    const [served] = await connected
    await once(served, 'close')
    socket.resume()
  }
  await closed
  return { bytes, ms: performance.now() - begun }
}

const start = async (answerAfterMs: number, answer = 'seen') => {
  tried = await tryServer((_request, response) => void setTimeout(() => response.end(answer), answerAfterMs))
  endIdle(tried.server, { idleMs: 300, answerMs: 900 })
}
const request = 'GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'

test('who says nothing, or stops in the middle, is let go', async () => {
  await start(0)
  for (const text of ['', 'GET / HT', 'GET / HTTP/1.1\r\nHost: x\r\n']) {
    const { ms } = await ask(text)
    expect(ms).toBeGreaterThan(250)
    expect(ms).toBeLessThan(2_000)
  }
})

test('who takes nothing of a large answer is let go', async () => {
  const answer = 'x'.repeat(50_000_000)
  await start(0, answer)
  expect((await ask(request, 'too late')).bytes).toBeLessThan(answer.length)
})

test('an answer may take longer than that to be made, but not for ever', async () => {
  await start(700)
  expect((await ask(request)).bytes).toBeGreaterThan(0)
  tried.stop()
  await start(60_000)
  const { bytes, ms } = await ask(request)
  expect(bytes).toBe(0)
  expect(ms).toBeLessThan(3_000)
})
