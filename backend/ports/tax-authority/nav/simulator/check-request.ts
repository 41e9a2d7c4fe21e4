import { passwordHash, signRequest, type SignedOperation } from '../crypto.ts'
import type { NavAccount } from '../envelope.ts'
import { findAll, textAt, type XmlElement } from '../xml.ts'
import type { Ledger } from './ledger.ts'

const dayMs = 86_400_000

export const operationsOf = (request: XmlElement): SignedOperation[] =>
  findAll(request, 'invoiceOperations', 'invoiceOperation').map((one) => ({
    operation: textAt(one, 'invoiceOperation') as SignedOperation['operation'],
    data: textAt(one, 'invoiceData'),
  }))

/** @returns the authority's code for what is wrong with the header and the user of a request */
export const refuseRequest = (
  request: XmlElement,
  source: string,
  account: NavAccount,
  { requestIds }: Ledger,
  now: Date,
): string | undefined => {
  const header = (name: string) => textAt(request, 'header', name)
  const user = (name: string) => textAt(request, 'user', name)
  const [requestId, timestamp] = [header('requestId'), header('timestamp')]
  if (header('requestVersion') !== '3.0') return 'INVALID_REQUEST_VERSION'
  if (header('headerVersion') !== '1.0') return 'INVALID_HEADER_VERSION'
  if (!/^[+a-zA-Z0-9_]{1,30}$/.test(requestId) || !/^[0-9A-Z-]{18}$/.test(textAt(request, 'software', 'softwareId')))
    return 'INVALID_REQUEST'
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,3})?Z$/.test(timestamp)) return 'INVALID_REQUEST'
  if (Math.abs(Date.parse(timestamp) - now.getTime()) > dayMs) return 'INVALID_TIMESTAMP'
  if (!/passwordHash cryptoType="SHA-512"/.test(source)) return 'INVALID_PASSWORD_HASH_CRYPTO'
  if (!/requestSignature cryptoType="SHA3-512"/.test(source)) return 'INVALID_REQUEST_SIGNATURE_HASH_CRYPTO'
  if (user('taxNumber') !== account.taxNumber) return 'NOT_REGISTERED_CUSTOMER'
  if (user('login') !== account.login || user('passwordHash') !== passwordHash(account.password))
    return 'INVALID_SECURITY_USER'
  if (user('requestSignature') !== signRequest({ requestId, timestamp }, account.signKey, operationsOf(request)))
    return 'INVALID_REQUEST_SIGNATURE'
  if (requestIds.includes(requestId)) return 'REQUEST_ID_NOT_UNIQUE'
  requestIds.push(requestId)
  return undefined
}
