import { expect, test } from 'vitest'
import { readCallback } from './read-callback.ts'

const id = '64157032d3dc4296aedafd4b0994c64e'
const read = (body: string, search = '') =>
  readCallback({ body, headers: new Headers(), query: new URLSearchParams(search) })?.reference

test.each([
  [`PaymentId=${id}`, ''],
  [`paymentId=${id}`, ''],
  ['PaymentId=64157032-D3DC-4296-AEDA-FD4B0994C64E', ''],
  ['', `?paymentId=${id}`],
  ['other=1', `?a=b&PaymentId=${id}`],
])('%s %s names the payment', (body, search) => {
  expect(read(body, search)).toEqual({ providerId: id })
})

test.each(['', 'PaymentId=', 'PaymentId=1', `OrderId=${id}`, `{"PaymentId":"${id}"}`, `PaymentId=${id}0`, '\0'])(
  '%j names none',
  (body) => {
    expect(read(body)).toBeUndefined()
  },
)

test('bytes are read, too, nothing of the status is believed, and 200 ends the redelivery', () => {
  const body = new TextEncoder().encode(`PaymentId=${id}&Status=Succeeded`)
  const notification = readCallback({ body, headers: new Headers() })
  expect(notification).not.toHaveProperty('state')
  expect(notification?.acknowledge(new Date())).toMatchObject({ status: 200 })
})
