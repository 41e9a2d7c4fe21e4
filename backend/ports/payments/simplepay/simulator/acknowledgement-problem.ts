import { parseJson } from '../../parse-json.ts'
import { isSignedBy } from '../signature.ts'
import type { Transaction } from './transaction.ts'

/** Why the merchant's answer to an IPN is no acknowledgement; undefined if it is one. */
export async function acknowledgementProblem(
  answer: Response,
  transaction: Transaction,
  secret: string,
): Promise<string | undefined> {
  if (answer.status !== 200) return `HTTP ${answer.status}`
  const body = Buffer.from(await answer.arrayBuffer())
  const signature = answer.headers.get('signature')
  if (!signature) return 'no signature'
  if (!isSignedBy(secret, body, signature)) return 'bad signature'

  const content = parseJson(body.toString('utf8')) as Record<string, unknown> | undefined
  if (String(content?.transactionId) !== String(transaction.transactionId)) return 'another transaction'
  const receiveDate = content?.receiveDate
  const isDate = /^\d{4}-\d\d-\d\dT[\d:]{8}[+-]\d\d:?\d\d$/.test(String(receiveDate))
  return isDate ? undefined : 'no receiveDate'
}
