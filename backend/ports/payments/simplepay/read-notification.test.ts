import { expect, test } from 'vitest'
import { readNotification } from './read-notification.ts'
import { isSignedBy, sign } from './signature.ts'
import { merchants } from './simulator/sandbox.test-support.ts'

// The sample of the developer documentation; the signature is our own computation.
const body =
  '{"salt":"223G0O18VAqdLhQYbJz73adT36YzLtak","orderRef":"101010515680292482600","method":"CARD","merchant":"PUBLICTESTHUF","finishDate":"2019-09-09T14:46:18+0200","paymentDate":"2019-09-09T14:41:13+0200","transactionId":99844942,"status":"FINISHED"}'
const signature = 'nyzTerZvJ45970fFSDoJD/0Joh2edew5yeBiSWwf4XSlZf5nUDv+6OCut3KVtfO0'

function read(text: string, header: string | null = sign(text, merchants.HUF.secret)) {
  const headers = { get: (name: string) => (/^signature$/i.test(name) ? header : null) }
  return readNotification(merchants, { body: text, headers })
}

test('the documented sample, once and again', () => {
  for (const _replay of [1, 2]) {
    expect(read(body, signature)).toMatchObject({
      reference: { providerId: '99844942', orderRef: '101010515680292482600' },
      state: { result: 'SUCCESSFUL', providerStatus: 'FINISHED', currency: 'HUF' },
    })
  }
})

test('the acknowledgement is the message with receiveDate, signed', () => {
  const answer = read(body, signature)!.acknowledge(new Date('2026-11-21T08:12:20.500Z'))
  expect(answer.status).toBe(200)
  expect(answer.headers['Content-Type']).toBe('application/json')
  expect(answer.body).toBe(`${body.slice(0, -1)},"receiveDate":"2026-11-21T08:12:20+00:00"}`)
  expect(isSignedBy(merchants.HUF.secret, answer.body, answer.headers.Signature)).toBe(true)
})

test('unknown fields stay in the acknowledgement', () => {
  const answer = read(body.replace('}', ',"refundStatus":"PARTIAL","remainingTotal":10}'))!.acknowledge(new Date())
  expect(JSON.parse(answer.body)).toMatchObject({ refundStatus: 'PARTIAL', remainingTotal: 10 })
})

test('both spellings and a ten-digit id', () => {
  const british = read(body.replace('FINISHED', 'NOTAUTHORISED').replace('99844942', '1099844942'))
  expect(british?.state).toMatchObject({ result: 'ERROR', providerStatus: 'NOTAUTHORIZED', providerId: '1099844942' })
})

test('forged, unsigned, foreign or malformed', () => {
  expect(read(body, null)).toBeUndefined()
  expect(read(body, sign(body, merchants.EUR.secret))).toBeUndefined()
  expect(read(body.replace('99844942', '99844943'), signature)).toBeUndefined()
  expect(read(`${body} `, signature)).toBeUndefined()
  expect(read(body.replace('PUBLICTESTHUF', 'SOMEBODY'))).toBeUndefined()
  expect(read('{}')).toBeUndefined()
  expect(read('[]')).toBeUndefined()
  expect(read('not json')).toBeUndefined()
})
