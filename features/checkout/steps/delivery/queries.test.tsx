import { QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { call } from '#lib/api/browser.ts'
import { pickupPointsQuery } from './queries.ts'

vi.mock('#lib/api/browser.ts', () => ({ call: vi.fn<() => Promise<unknown>>(async () => ({ items: [] })) }))

test('the pickup points of a carrier are fetched once for each language', async () => {
  const client = new QueryClient()
  for (const locale of ['hu', 'en', 'hu', 'en'] as const) await client.fetchQuery(pickupPointsQuery('foxpost', locale))
  expect(call).toHaveBeenCalledTimes(2)
  await client.fetchQuery(pickupPointsQuery('gls', 'hu'))
  expect(call).toHaveBeenCalledTimes(3)
})
