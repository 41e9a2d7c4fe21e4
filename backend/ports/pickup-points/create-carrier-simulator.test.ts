import { expect, test } from 'vitest'
import { carriers } from './carriers.ts'
import { createCarrierSimulator } from './create-carrier-simulator.ts'

const simulator = createCarrierSimulator()

async function served(path: string): Promise<string> {
  const response = await simulator.request(path)
  expect(response.status).toBe(200)
  return response.text()
}

test('every start serves the same bytes', async () => {
  for (const path of Object.values(carriers).flatMap(({ simulator: { paths } }) => [paths.hu, paths.en])) {
    expect(await (await createCarrierSimulator().request(path)).text()).toBe(await served(path))
  }
})

test('an unchanged list is answered with 304', async () => {
  const etag = (await simulator.request('/foxpost/foxplus.json')).headers.get('etag') ?? ''
  const again = await simulator.request('/foxpost/foxplus.json', { headers: { 'If-None-Match': etag } })
  expect([again.status, await again.text()]).toEqual([304, ''])
})
