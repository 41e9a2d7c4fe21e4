import { describe, expect, test } from 'vitest'
import { listen, send } from '../../payments/simulator/wire.test-support.ts'
import { TrackingError } from '../port.ts'
import { createGlsTracking, passwordBytes } from './client.ts'
import { meaningOf } from './meanings.ts'
import { sandboxAccount } from './simulator/account.ts'
import { createGlsSimulator } from './simulator/simulator.ts'

const now = () => new Date('2026-11-23T10:00:00Z')
const connect = async (account = sandboxAccount) => {
  const origin = await listen(createGlsSimulator({ now }))
  return createGlsTracking({ baseUrl: `${origin}/gls-api`, account, send, timeoutMs: 2_000 })
}
const answering = (body: string, status = 200) =>
  createGlsTracking({
    baseUrl: 'https://carrier.example/json',
    account: sandboxAccount,
    send: async () => ({ status, headers: new Headers(), body }),
    timeoutMs: 2_000,
  })

test('reads the messages of a parcel', async () => {
  const gls = await connect()
  expect(await gls.find('9012345678')).toEqual([{ at: now(), code: '51', means: 'nothing' }])
  for (let question = 0; question < 4; question++) await gls.find('9012345678')
  expect((await gls.find('9012345678'))?.map(({ code, means }) => `${code} ${means}`).slice(0, 2)).toEqual([
    '05 received',
    '55 arrived',
  ])
})

test('a number that cannot be one of GLS is not asked for', async () => {
  expect(await answering('').find('CLFOX1')).toBeUndefined()
})

test('a refusal stands in an answer with status 200: a parcel that it does not know, and a wrong password', async () => {
  await expect((await connect()).find('1012345678')).rejects.toThrow('refused the question: 4')
  const stranger = await connect({ ...sandboxAccount, password: 'wrong' })
  await expect(stranger.find('9012345678')).rejects.toThrow('refused the question: -1')
})

test('the password is sent as the bytes of its SHA-512', () => {
  const bytes = passwordBytes('abc')
  expect([bytes.length, ...bytes.slice(0, 4)]).toEqual([64, 0xdd, 0xaf, 0x35, 0xa1])
})

describe('an answer that cannot be trusted moves nothing', () => {
  test.each([
    ['no JSON', '<html>'],
    ['another shape', '{"ParcelStatusList": "none"}'],
    ['no date', '{"ParcelStatusList": [{"StatusCode": "05", "StatusDate": "2026-11-23"}]}'],
  ])('%s', async (_, body) => {
    await expect(answering(body).find('9012345678')).rejects.toThrow(TrackingError)
  })

  test('503', async () => {
    await expect(answering('', 503).find('9012345678')).rejects.toThrow('503')
  })
})

test('a date is a moment in UTC, whatever its offset', async () => {
  const body = '{"ParcelStatusList": [{"StatusCode": "5", "StatusDate": "/Date(1795428000000-0500)/"}]}'
  expect((await answering(body).find('9012345678'))?.[0]?.at.getTime()).toBe(1_795_428_000_000)
})

test.each([
  ['05', 'received'],
  ['5', 'received'],
  ['54', 'arrived'],
  ['23', 'nothing'],
  ['998', 'unknown'],
  ['5e0', 'unknown'],
])('%s means %s', (code, meaning) => expect(meaningOf(code)).toBe(meaning))
