import { expect, test } from 'vitest'
import { isSignedBy, sign } from './signature.ts'

const secret = 'FxDa5w314kLlNseq2sKuVwaqZshZT5d6'

const vectors = [
  {
    name: 'start request of the developer documentation',
    text: String.raw`{"salt":"f2dbffcef9a3ab94b618ddb59f0da637","merchant":"PUBLICTESTHUF","orderRef":"1853354717597262343977","currency":"HUF","customerEmail":"sdk_test@simplepay.com","language":"HU","sdkVersion":"SimplePay_PHP_SDK_2.1.5_250731:819df13a2304433007f4e3159610f623","methods":["CARD"],"total":"25","timeout":"2025-10-06T07:00:34+02:00","url":"https:\/\/sdk.simplepay.hu\/back.php"}`,
    signature: 'ioi43JEN1utnzPTdJGjuU7we8zgyWh7s0NILYgN0PYLej3OnyjFohbI3YZ747J0v',
  },
  {
    name: 'browser return of the developer documentation',
    text: '{"r":0,"t":99844942,"e":"SUCCESS","m":"PUBLICTESTHUF","o":"101010515680292482600"}',
    signature: 'El/nvex9TjgjuORI63gEu5I5miGo4CSAD5lmEpKIxp7WuVRq6bBeh1QdyEvVGSsi',
  },
  {
    name: 'notification of the developer documentation, signature computed by us',
    text: '{"salt":"223G0O18VAqdLhQYbJz73adT36YzLtak","orderRef":"101010515680292482600","method":"CARD","merchant":"PUBLICTESTHUF","finishDate":"2019-09-09T14:46:18+0200","paymentDate":"2019-09-09T14:41:13+0200","transactionId":99844942,"status":"FINISHED"}',
    signature: 'nyzTerZvJ45970fFSDoJD/0Joh2edew5yeBiSWwf4XSlZf5nUDv+6OCut3KVtfO0',
  },
  {
    name: 'cancelled browser return, computed by us',
    text: '{"r":0,"t":512345678,"e":"CANCEL","m":"PUBLICTESTHUF","o":"BK-2026-000123"}',
    signature: 'zETD1usyOpqzosv9LU+jtfAEBW6m3yUQK0PH8sO5oke9kPfzGhXOc2CQz2cRu4SU',
  },
]

test.each(vectors)('$name', ({ text, signature }) => {
  expect(sign(text, secret)).toBe(signature)
  expect(isSignedBy(secret, text, signature)).toBe(true)
  expect(isSignedBy(secret, Buffer.from(text), signature)).toBe(true)
})

test('both base64 alphabets are accepted', () => {
  const { text, signature } = vectors[2]!
  const urlSafe = signature.replaceAll('+', '-').replaceAll('/', '_')
  expect(urlSafe).not.toBe(signature)
  expect(isSignedBy(secret, text, urlSafe)).toBe(true)
})

test('anything else is refused', () => {
  const { text, signature } = vectors[0]!
  expect(isSignedBy(secret, `${text} `, signature)).toBe(false)
  expect(isSignedBy('another secret', text, signature)).toBe(false)
  expect(isSignedBy(secret, text, `j${signature.slice(1)}`)).toBe(false)
  expect(isSignedBy(secret, text, signature.slice(0, 60))).toBe(false)
  expect(isSignedBy(secret, text, `${signature}AAAA`)).toBe(false)
  expect(isSignedBy(secret, text, '')).toBe(false)
  expect(isSignedBy(secret, text, null)).toBe(false)
})
