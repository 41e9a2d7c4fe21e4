import { expect, test } from 'vitest'
import { readReturn } from './read-return.ts'
import { sign } from './signature.ts'
import { merchants } from './simulator/sandbox.test-support.ts'

// The sample of the developer documentation.
const r =
  'eyJyIjowLCJ0Ijo5OTg0NDk0MiwiZSI6IlNVQ0NFU1MiLCJtIjoiUFVCTElDVEVTVEhVRiIsIm8iOiIxMDEwMTA1MTU2ODAyOTI0ODI2MDAifQ=='
const s = 'El/nvex9TjgjuORI63gEu5I5miGo4CSAD5lmEpKIxp7WuVRq6bBeh1QdyEvVGSsi'
const expected = { reference: { providerId: '99844942', orderRef: '101010515680292482600' }, claim: 'PENDING' }

function signed(message: object, secret = merchants.HUF.secret) {
  const json = JSON.stringify(message)
  return { r: Buffer.from(json).toString('base64'), s: sign(json, secret) }
}

test('the documented sample, as a record and as a query string', () => {
  expect(readReturn(merchants, { r, s })).toEqual(expected)
  expect(readReturn(merchants, new URLSearchParams({ r, s, utm_source: 'x' }))).toEqual(expected)
})

test('a cancelled payment, and a plus sign that was not percent-encoded', () => {
  const cancelled =
    'r=eyJyIjowLCJ0Ijo1MTIzNDU2NzgsImUiOiJDQU5DRUwiLCJtIjoiUFVCTElDVEVTVEhVRiIsIm8iOiJCSy0yMDI2LTAwMDEyMyJ9' +
    '&s=zETD1usyOpqzosv9LU+jtfAEBW6m3yUQK0PH8sO5oke9kPfzGhXOc2CQz2cRu4SU'
  expect(readReturn(merchants, new URLSearchParams(cancelled))).toEqual({
    reference: { providerId: '512345678', orderRef: 'BK-2026-000123' },
    claim: 'CANCELED',
  })
})

test('forged, unsigned or foreign', () => {
  const message = { r: 0, t: 1, e: 'SUCCESS', m: 'PUBLICTESTHUF', o: 'x' }
  expect(readReturn(merchants, signed(message))).toBeDefined()
  expect(readReturn(merchants, {})).toBeUndefined()
  expect(readReturn(merchants, { r })).toBeUndefined()
  expect(readReturn(merchants, { r, s: '' })).toBeUndefined()
  expect(readReturn(merchants, { r: signed(message).r, s })).toBeUndefined()
  expect(readReturn(merchants, { r: '%%%', s })).toBeUndefined()
  expect(readReturn(merchants, signed(message, merchants.EUR.secret))).toBeUndefined()
  expect(readReturn(merchants, signed({ ...message, m: 'SOMEBODY' }))).toBeUndefined()
  expect(readReturn(merchants, signed({ ...message, e: 'FINISHED' }))).toBeUndefined()
  expect(readReturn({ EUR: merchants.EUR }, { r, s })).toBeUndefined()
})
