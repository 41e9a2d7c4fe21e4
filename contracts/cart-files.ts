import { z } from 'zod'
import { bookListLimits } from './book-list-limits.ts'
import { cartReport } from './cart-report.ts'
import type { EndpointTable } from './endpoint.ts'
import { fileAnswer } from './file-answer.ts'
import { fileBody } from './file-body.ts'
import { sheetFormats } from './sheet-format.ts'
import { rowIdText } from './shop-schemas.ts'

/** Browsers name the types of these files differently, so a file without a type is accepted, too. */
const upload = [
  'application/octet-stream',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'application/vnd.ms-excel',
  'text/csv',
] as const

const { bytes: maxBytes, characters } = bookListLimits

const uuid = z.object({ uuid: z.uuid() })
const id = z.object({ id: rowIdText })
const format = z.object({ format: z.enum(sheetFormats).default('xlsx') })

const exportErrors = ['not_found'] as const
const addErrors = ['not_found', 'draft_order_closed', 'offer_fixed', 'too_many_lines'] as const
const importErrors = [
  ...addErrors,
  'file_empty',
  'file_type_unknown',
  'file_protected',
  'file_damaged',
  'file_too_large',
] as const

/** The cart as a file, and lists of books that go into the cart. */
export const cartFiles = {
  'GET /draft_orders/{uuid}/export': {
    action: 'draft_orders.read',
    summary: 'The cart as a table: ISBN, SKU, title, quantity, unit price, total, currency.',
    params: uuid,
    query: format,
    response: fileAnswer,
    file: true,
    errors: exportErrors,
  },
  'PUT /draft_orders/{uuid}/import': {
    action: 'draft_orders.change',
    summary:
      'Add the books of an XLSX or CSV file, by ISBN or SKU and quantity. The answer says what became of each line.',
    idempotent: true,
    limit: 'list',
    upload,
    maxBytes,
    params: uuid,
    body: fileBody,
    response: cartReport,
    errors: importErrors,
  },
  'POST /draft_orders/{uuid}/quick_order': {
    action: 'draft_orders.change',
    summary:
      'Add the books of a list, one a line: an ISBN, an SKU or a title, with or without a quantity. The answer says what became of each line.',
    idempotent: true,
    limit: 'list',
    maxBytes,
    params: uuid,
    body: z.strictObject({ text: z.string().min(1, { error: 'required' }).max(characters, { error: 'too_long' }) }),
    response: cartReport,
    errors: addErrors,
  },
  'GET /v2.0/orders/{id}/export': {
    action: 'draft_orders.read',
    summary: 'The same for the number of a cart, as the older calls of the specification name it.',
    params: id,
    query: format,
    response: fileAnswer,
    file: true,
    errors: exportErrors,
  },
  'PUT /v2.0/orders/{id}/import': {
    action: 'draft_orders.change',
    summary: 'The same for the number of a cart, as the older calls of the specification name it.',
    idempotent: true,
    limit: 'list',
    upload,
    maxBytes,
    params: id,
    body: fileBody,
    response: cartReport,
    errors: importErrors,
  },
} as const satisfies EndpointTable
