import { expect, test } from 'vitest'
import { statuses, tryServer } from '#lib/process/try-server.test-support.ts'
import { limitPipeline } from './limit-pipeline.ts'
import { inOrder } from './steps/step.ts'

test('what is asked in one go is answered in its order, as long as it is not too much', async () => {
  const tried = await tryServer(
    inOrder([
      limitPipeline(),
      (request, response) =>
        void setTimeout(() => response.setHeader('X-Seen', request.url ?? '').end(), Math.random() * 20),
    ]),
  )
  const ask = (count: number) =>
    tried.send(
      Array.from(
        { length: count },
        (_, index) => `GET /${index} HTTP/1.1\r\nHost: x\r\n${index === count - 1 ? 'Connection: close\r\n' : ''}\r\n`,
      ).join(''),
    )
  const answers = await ask(4)
  expect([...answers.matchAll(/X-Seen: \/(\d+)/g)].map(([, index]) => Number(index))).toEqual(
    Array.from({ length: 4 }, (_, index) => index),
  )
  expect(statuses(await ask(5))).toEqual([])
  tried.stop()
})

test('one after the other, a connection may ask as often as it likes', async () => {
  let seen = 0
  const tried = await tryServer(inOrder([limitPipeline(), (_request, response) => void response.end(String(++seen))]))
  for (let index = 0; index < 40; index++) await (await fetch(`http://127.0.0.1:${tried.port()}/`)).text()
  expect(seen).toBe(40)
  tried.stop()
})
