import { type ReportedInvoice, type ReportResult, type TaxAuthority, TaxAuthorityError } from '../port.ts'
import { decryptToken, type SignedOperation } from './crypto.ts'
import { type NavAccount, writeRequest } from './envelope.ts'
import { invoiceData } from './invoice-data.ts'
import { findAll, type Node, readXml, textAt, type XmlElement } from './xml.ts'

/** One call. An answer that refuses it is an answer, too. */
export type Send = (
  url: string,
  request: { method: 'POST'; headers: Record<string, string>; body: string },
) => Promise<{ body: string }>

interface Options {
  /** With a slash at the end. */
  baseUrl: string
  account: NavAccount
  send: Send
  now: () => Date
  /** Letters and digits, at most 30, never twice. */
  newRequestId: () => string
}

const levels = ['ERROR', 'WARN', 'INFO'] as const

const messagesOf = (result: XmlElement) =>
  ['technicalValidationMessages', 'businessValidationMessages'].flatMap((kind) =>
    findAll(result, kind).map((message) => ({
      level: levels.find((level) => level === textAt(message, 'validationResultCode')) ?? 'ERROR',
      code: textAt(message, 'validationErrorCode'),
      text: textAt(message, 'message'),
    })),
  )

const resultOf = (answer: XmlElement): ReportResult => {
  const [result] = findAll(answer, 'processingResults', 'processingResult')
  const status = result && textAt(result, 'invoiceStatus')
  if (result && status === 'DONE') return { status: 'accepted', messages: messagesOf(result) }
  if (result && status === 'ABORTED') return { status: 'refused', messages: messagesOf(result) }
  return { status: 'processing' }
}

/** The Online Invoice System of NAV, version 3.0. */
export const createNav = ({ baseUrl, account, send, now, newRequestId }: Options): TaxAuthority => {
  const ask = async (
    operation: string,
    content: readonly Node[],
    signed: readonly SignedOperation[] = [],
  ): Promise<XmlElement> => {
    const name = `${operation.charAt(0).toUpperCase()}${operation.slice(1)}Request`
    const body = writeRequest(name, account, { requestId: newRequestId(), at: now() }, content, signed)
    const headers = { 'Content-Type': 'application/xml', Accept: 'application/xml' }
    let answer: XmlElement
    try {
      answer = readXml((await send(baseUrl + operation, { method: 'POST', headers, body })).body)
    } catch (cause) {
      throw new TaxAuthorityError('unreachable', { cause })
    }
    const code = textAt(answer, 'result', 'funcCode')
    if (code !== 'OK') throw new TaxAuthorityError(textAt(answer, 'result', 'errorCode') || 'untrusted-answer')
    return answer
  }

  const requireText = (answer: XmlElement, name: string): string => {
    const text = textAt(answer, name)
    if (!text) throw new TaxAuthorityError('untrusted-answer')
    return text
  }

  const exchangeToken = async (): Promise<string> => {
    const encoded = requireText(await ask('tokenExchange', []), 'encodedExchangeToken')
    try {
      return decryptToken(encoded, account.exchangeKey)
    } catch (cause) {
      throw new TaxAuthorityError('wrong-exchange-key', { cause })
    }
  }

  return {
    report: async (invoice: ReportedInvoice) => {
      const operation = invoice.corrects?.kind ?? 'CREATE'
      const data = Buffer.from(invoiceData(invoice)).toString('base64')
      const content: Node[] = [
        ['exchangeToken', await exchangeToken()],
        [
          'invoiceOperations',
          [
            ['compressedContent', 'false'],
            [
              'invoiceOperation',
              [
                ['index', '1'],
                ['invoiceOperation', operation],
                ['invoiceData', data],
              ],
            ],
          ],
        ],
      ]
      return requireText(await ask('manageInvoice', content, [{ operation, data }]), 'transactionId')
    },

    check: async (transactionId) =>
      resultOf(
        await ask('queryTransactionStatus', [
          ['transactionId', transactionId],
          ['returnOriginalRequest', 'false'],
        ]),
      ),

    knows: async (number) => {
      const query: Node = [
        'invoiceNumberQuery',
        [
          ['invoiceNumber', number],
          ['invoiceDirection', 'OUTBOUND'],
        ],
      ]
      return textAt(await ask('queryInvoiceCheck', [query]), 'invoiceCheckResult') === 'true'
    },
  }
}
