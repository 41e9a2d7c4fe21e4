import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'
import { watchParties } from './tag-parties.ts'

const always = [{ name: 'YouTube', why: 'films', allows: {} }]
let entries: object = {}
let asked = 0
let status = 200
const backend = createServer((_, response) => {
  asked += 1
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(entries))
})
const open = async () => {
  await new Promise<void>((resolve) => void backend.listen(0, '127.0.0.1', resolve))
  const { port } = backend.address() as AddressInfo
  return watchParties({ always, apiBaseUrl: `http://127.0.0.1:${port}/api`, tagsUrl: undefined })
}
afterEach(() => {
  ;[entries, asked, status] = [{}, 0, 200]
  backend.close()
  vi.unstubAllGlobals()
})

test('the configuration is read when it may have changed, and pages get another mark with other parties', async () => {
  const { current, currentMark, renew } = await open()
  await renew(['variant:12'])
  expect(asked).toBe(0)
  await renew('everything')
  expect([asked, current(), currentMark()]).toEqual([1, always, ''])

  entries = { analytics: true, analytics_ids: { ga4: 'G-1' } }
  await renew(['configuration'])
  const [list, mark] = [current(), currentMark()]
  expect(list.map(({ name }) => name)).toEqual(['YouTube', 'Google Analytics and Tag Manager'])
  expect(mark).toMatch(/^\.[\w-]{8}$/)
  await renew('everything')
  expect(current()).toBe(list)

  entries = { analytics: true, marketing_tag_ids: { meta: '1' } }
  await renew(['configuration'])
  expect(currentMark()).not.toBe(mark)
  entries = { analytics: false, analytics_ids: { ga4: 'G-1' } }
  await renew(['configuration'])
  expect([current(), currentMark()]).toEqual([always, ''])
})

test('a backend that does not answer leaves everything as it is, and the change is announced again', async () => {
  const { current, renew } = await open()
  entries = { analytics: true, analytics_ids: { ga4: 'G-1' } }
  status = 503
  await expect(renew('everything')).rejects.toThrow('The backend answered 503')
  expect(current()).toBe(always)
})

test("the visitors' breaker neither hears of these calls nor refuses them", async () => {
  const visitorsFetch = vi.fn<typeof fetch>().mockRejectedValue(new Error('The breaker is open.'))
  vi.stubGlobal('fetch', visitorsFetch)
  const { renew } = await open()
  await renew('everything')
  expect(asked).toBe(1)
  expect(visitorsFetch).not.toHaveBeenCalled()
})
