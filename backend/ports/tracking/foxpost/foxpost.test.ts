import { describe, expect, test } from 'vitest'
import { listen, send } from '../../payments/simulator/wire.test-support.ts'
import { TrackingError } from '../port.ts'
import { createFoxpostTracking } from './client.ts'
import { meaningOf } from './meanings.ts'
import { sandboxAccount } from './simulator/account.ts'
import { createFoxpostSimulator } from './simulator/simulator.ts'

const now = () => new Date('2026-11-23T10:00:00Z')
const connect = async (account = sandboxAccount) => {
  const origin = await listen(createFoxpostSimulator({ now }))
  return createFoxpostTracking({ baseUrl: `${origin}/foxpost-api`, account, send, timeoutMs: 2_000 })
}
const answering = (body: string, status = 200) =>
  createFoxpostTracking({
    baseUrl: 'https://carrier.example/api',
    account: sandboxAccount,
    send: async () => ({ status, headers: new Headers(), body }),
    timeoutMs: 2_000,
  })

test('reads the messages of a parcel', async () => {
  const foxpost = await connect()
  expect(await foxpost.find('CLFOX1')).toEqual([{ at: now(), code: 'CREATE', means: 'nothing' }])
  for (let question = 0; question < 4; question++) await foxpost.find('CLFOX1')
  expect((await foxpost.find('CLFOX1'))?.map(({ code, means }) => `${code} ${means}`).slice(0, 2)).toEqual([
    'RECEIVE received',
    'OPERIN arrived',
  ])
})

test('a parcel that it does not know, and a wrong key', async () => {
  expect(await (await connect()).find('OTHER1')).toBeUndefined()
  const stranger = await connect({ ...sandboxAccount, key: 'wrong' })
  await expect(stranger.find('CLFOX1')).rejects.toThrow(TrackingError)
})

describe('an answer that cannot be trusted moves nothing', () => {
  test.each([
    ['no JSON', '<html>'],
    ['another shape', '{"tracks": []}'],
    ['no date', '{"traces": [{"status": "OPERIN", "statusDate": "soon"}]}'],
  ])('%s', async (_, body) => {
    await expect(answering(body).find('CLFOX1')).rejects.toThrow(TrackingError)
  })

  test('503', async () => {
    await expect(answering('', 503).find('CLFOX1')).rejects.toThrow('503')
  })
})

test.each([
  ['OPERIN', 'arrived'],
  ['RECEIVE', 'received'],
  ['HDRECEIVE', 'received'],
  ['BACKTOSENDER', 'nothing'],
  ['constructor', 'unknown'],
  ['NEWWORD', 'unknown'],
])('%s means %s', (code, meaning) => expect(meaningOf(code)).toBe(meaning))
