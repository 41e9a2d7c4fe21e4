import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { guardRequest } from './guard-request.ts'

const server = createServer(
  guardRequest(({ url }, response) => {
    if (url === '/begun') response.write('one')
    if (url !== '/') throw new Error('a step failed')
    response.end('ok')
  }),
)
beforeAll(() => new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve)))
afterAll(() => void server.close())

const ask = (path: string) => fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`)

it('answers 500 where a step fails, cuts what was begun, and goes on with others', async () => {
  expect((await ask('/faulty')).status).toBe(500)
  await expect(ask('/begun').then((answer) => answer.text())).rejects.toThrow(/fetch failed|terminated/)
  expect(await (await ask('/')).text()).toBe('ok')
})
