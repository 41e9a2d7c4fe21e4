import { expect, test, vi } from 'vitest'
import { createCall, type Transport } from './call.ts'

const transport = vi.fn<Transport>(async () => Response.json({ name: 'Anna' }))
const call = createCall(transport)

test('the parts of a path are filled from the parameters', async () => {
  await call('GET /brands/{brandId}/name', { params: { brandId: '7 a' } })
  expect(transport).toHaveBeenCalledWith('/brands/7%20a/name', expect.objectContaining({ method: 'GET' }))
})

test.each([
  ['GET /brands/{brandId}/name', 'brandId'],
  ['POST /draft_orders/{uuid}/billing_data', 'uuid'],
] as const)('%s is not sent without %s', async (name, argument) => {
  transport.mockClear()
  for (const params of [{}, { [argument]: undefined }, { [argument]: null }])
    await expect(call(name, { params } as never)).rejects.toThrow(`Missing argument, ${argument} is required`)
  expect(transport).not.toHaveBeenCalled()
})
