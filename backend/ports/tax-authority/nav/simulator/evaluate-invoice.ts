import type { ReportResult } from '../../port.ts'
import { findAll, readXml, textAt, type XmlElement } from '../xml.ts'
import type { Ledger } from './ledger.ts'

type Result = Exclude<ReportResult, { status: 'processing' }>

const refused = (code: string, text: string): Result => ({
  status: 'refused',
  messages: [{ level: 'ERROR', code, text }],
})

const required = [
  ['invoiceNumber'],
  ['invoiceIssueDate'],
  ['completenessIndicator'],
  ['invoiceMain', 'invoice', 'invoiceHead', 'supplierInfo', 'supplierTaxNumber', 'taxpayerId'],
  ['invoiceMain', 'invoice', 'invoiceHead', 'supplierInfo', 'supplierAddress', 'simpleAddress', 'postalCode'],
  ['invoiceMain', 'invoice', 'invoiceHead', 'customerInfo', 'customerVatStatus'],
  ['invoiceMain', 'invoice', 'invoiceHead', 'invoiceDetail', 'exchangeRate'],
  ['invoiceMain', 'invoice', 'invoiceHead', 'invoiceDetail', 'invoiceAppearance'],
  ['invoiceMain', 'invoice', 'invoiceLines', 'line', 'lineNumber'],
  ['invoiceMain', 'invoice', 'invoiceSummary', 'summaryNormal', 'invoiceNetAmount'],
  ['invoiceMain', 'invoice', 'invoiceSummary', 'summaryGrossData', 'invoiceGrossAmountHUF'],
] as const

const sumOf = (elements: readonly XmlElement[]): number => elements.reduce((sum, { text }) => sum + Number(text), 0)

const refuseSums = (invoice: XmlElement): Result | undefined => {
  const lines = findAll(
    invoice,
    'invoiceLines',
    'line',
    'lineAmountsNormal',
    'lineGrossAmountData',
    'lineGrossAmountNormal',
  )
  const summary = findAll(invoice, 'invoiceSummary', 'summaryGrossData', 'invoiceGrossAmount')
  return Math.abs(sumOf(lines) - sumOf(summary)) < 0.005
    ? undefined
    : refused('INCORRECT_SUMMARY_DATA', 'The gross sum is not the sum of the lines.')
}

const refuseReference = (operation: string, invoice: XmlElement, { invoices }: Ledger): Result | undefined => {
  const number = textAt(invoice, 'invoiceReference', 'originalInvoiceNumber')
  if ((operation === 'CREATE') !== (number === ''))
    return refused('SCHEMA_VIOLATION', 'A correction names its invoice, and nothing else does.')
  if (operation === 'CREATE') return undefined
  const original = invoices[number]
  if (!original) return refused('INVALID_INVOICE_REFERENCE', `There is no invoice ${number}.`)
  if (Number(textAt(invoice, 'invoiceReference', 'modificationIndex')) !== original.corrections + 1)
    return refused('INVALID_MODIFICATION_INDEX', `The next correction of ${number} is ${original.corrections + 1}.`)
  const [first] = findAll(invoice, 'invoiceLines', 'line', 'lineModificationReference', 'lineNumberReference')
  return Number(first?.text) === original.lines + 1
    ? undefined
    : refused('INVALID_LINE_NUMBER_REFERENCE', `The next line of ${number} is ${original.lines + 1}.`)
}

/** Decides about the data of one invoice, and remembers what is accepted. */
export const evaluateInvoice = (operation: string, data: string, taxNumber: string, ledger: Ledger): Result => {
  let document: XmlElement
  try {
    document = readXml(Buffer.from(data, 'base64').toString('utf8'))
  } catch {
    return refused('SCHEMA_VIOLATION', 'The data are no XML.')
  }
  const missing = required.find((path) => textAt(document, ...path) === '')
  if (document.name !== 'InvoiceData' || missing)
    return refused('SCHEMA_VIOLATION', `${missing?.at(-1) ?? 'InvoiceData'} is missing.`)
  const [invoice] = findAll(document, 'invoiceMain', 'invoice')
  if (!invoice) return refused('SCHEMA_VIOLATION', 'invoice is missing.')
  if (textAt(invoice, 'invoiceHead', 'supplierInfo', 'supplierTaxNumber', 'taxpayerId') !== taxNumber)
    return refused('SUPPLIER_TAX_NUMBER_MISMATCH', 'The seller is another company than the user’s.')
  const customer = findAll(invoice, 'invoiceHead', 'customerInfo')[0]
  if (customer && textAt(customer, 'customerVatStatus') === 'PRIVATE_PERSON' && customer.children.length > 1)
    return refused('CUSTOMER_DATA_NOT_EXPECTED', 'Nothing else may be said of a private person.')
  const number = textAt(document, 'invoiceNumber')
  if (ledger.invoices[number]) return refused('INVOICE_NUMBER_NOT_UNIQUE', `${number} was reported already.`)
  const problem = refuseSums(invoice) ?? refuseReference(operation, invoice, ledger)
  if (problem) return problem
  const lines = findAll(invoice, 'invoiceLines', 'line').length
  ledger.invoices[number] = { lines, corrections: 0 }
  const original = ledger.invoices[textAt(invoice, 'invoiceReference', 'originalInvoiceNumber')]
  if (original) {
    original.corrections++
    original.lines += lines
  }
  return { status: 'accepted', messages: [] }
}
