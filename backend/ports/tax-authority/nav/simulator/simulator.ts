import { randomBytes } from 'node:crypto'
import { Hono } from 'hono'
import { encryptToken } from '../crypto.ts'
import type { NavAccount } from '../envelope.ts'
import { findAll, type Node, readXml, textAt, writeXml, type XmlElement } from '../xml.ts'
import { sandboxAccount } from './account.ts'
import { operationsOf, refuseRequest } from './check-request.ts'
import { evaluateInvoice } from './evaluate-invoice.ts'
import { openLedger } from './ledger.ts'

interface Options {
  account?: NavAccount
  ledgerFile?: string
  now?: () => Date
}

const namespaces = 'xmlns="http://schemas.nav.gov.hu/OSA/3.0/api" xmlns:ns2="http://schemas.nav.gov.hu/NTCA/1.0/common"'
const tokenMs = 5 * 60_000
/** What the shop is told before the result is known. */
const waiting = ['RECEIVED', 'PROCESSING', 'SAVED']

type Operation = (request: XmlElement) => Node[] | string

/**
 * The Online Invoice System of NAV in its real format: signatures, one-time tokens, and results that come later. What
 * it accepts is much less than what the real one checks.
 */
export const createNavSimulator = ({ account = sandboxAccount, ledgerFile, now = () => new Date() }: Options = {}) => {
  const { ledger, save } = openLedger(ledgerFile)
  const tokens = new Map<string, number>()
  const settings = { fault: 'none' as 'none' | 'down' | 'lost-answer' | 'malformed' }

  const operations: Record<string, Operation> = {
    tokenExchange: () => {
      const token = `${randomBytes(16).toString('hex')}${randomBytes(6).toString('hex').toUpperCase()}`
      const until = now().getTime() + tokenMs
      tokens.set(token, until)
      return [
        ['encodedExchangeToken', encryptToken(token, account.exchangeKey)],
        ['tokenValidityFrom', now().toISOString()],
        ['tokenValidityTo', new Date(until).toISOString()],
      ]
    },
    manageInvoice: (request) => {
      const token = textAt(request, 'exchangeToken')
      const until = tokens.get(token) ?? 0
      tokens.delete(token)
      if (until < now().getTime()) return 'INVALID_EXCHANGE_TOKEN'
      const [operation, ...others] = operationsOf(request)
      if (
        !operation ||
        others.length > 0 ||
        findAll(request, 'invoiceOperations', 'invoiceOperation', 'index')[0]?.text !== '1'
      )
        return 'INDEX_NOT_SEQUENTIAL'
      const id = randomBytes(15).toString('hex').toUpperCase()
      const result = evaluateInvoice(operation.operation, operation.data, account.taxNumber, ledger)
      ledger.transactions[id] = { polls: 0, result }
      return [['transactionId', id]]
    },
    queryTransactionStatus: (request) => {
      const transaction = ledger.transactions[textAt(request, 'transactionId')]
      if (!transaction) return []
      const status = waiting[transaction.polls++] ?? (transaction.result.status === 'accepted' ? 'DONE' : 'ABORTED')
      const messages = waiting.includes(status) ? [] : transaction.result.messages
      return [
        [
          'processingResults',
          [
            [
              'processingResult',
              [
                ['index', '1'],
                ['invoiceStatus', status],
                ...messages.map(({ level, code, text }): Node => [
                  'businessValidationMessages',
                  [
                    ['validationResultCode', level],
                    ['validationErrorCode', code],
                    ['message', text],
                  ],
                ]),
                ['compressedContentIndicator', 'false'],
              ],
            ],
            ['originalRequestVersion', '3.0'],
          ],
        ],
      ]
    },
    queryInvoiceCheck: (request) => {
      const number = textAt(request, 'invoiceNumberQuery', 'invoiceNumber')
      return [['invoiceCheckResult', String(Object.hasOwn(ledger.invoices, number))]]
    },
  }

  const answer = (name: string, content: readonly Node[], error?: string): string =>
    writeXml([
      name,
      [
        [
          'ns2:result',
          error === undefined
            ? [['ns2:funcCode', 'OK']]
            : [
                ['ns2:funcCode', 'ERROR'],
                ['ns2:errorCode', error],
                ['ns2:message', error],
              ],
        ],
        ...content,
      ],
      namespaces,
    ])

  const handle = (name: string, source: string): { status: 200 | 400; body: string } => {
    const operation = Object.hasOwn(operations, name) ? operations[name] : undefined
    const refuse = (code: string) => ({ status: 400 as const, body: answer('GeneralErrorResponse', [], code) })
    let request: XmlElement
    try {
      request = readXml(source)
    } catch {
      return refuse('INVALID_REQUEST')
    }
    const wanted = `${name.charAt(0).toUpperCase()}${name.slice(1)}`
    if (!operation || request.name !== `${wanted}Request`) return refuse('INVALID_REQUEST')
    const problem = refuseRequest(request, source, account, ledger, now())
    if (problem) return refuse(problem)
    const content = operation(request)
    save()
    return typeof content === 'string' ? refuse(content) : { status: 200, body: answer(`${wanted}Response`, content) }
  }

  const app = new Hono()
  app.post('/nav/invoiceService/v3/:operation', async (c) => {
    const name = c.req.param('operation')
    if (settings.fault === 'down') return c.text('Service Unavailable', 503)
    const { status, body } = handle(name, await c.req.text())
    if (settings.fault === 'malformed') return c.text('<html>', 200)
    if (settings.fault === 'lost-answer' && name === 'manageInvoice') return c.text('Gateway Timeout', 504)
    return c.body(body, status, { 'Content-Type': 'application/xml;charset=utf-8' })
  })
  return { app, settings, ledger }
}
