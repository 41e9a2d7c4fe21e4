import { z } from 'zod'
import type { EndpointTable } from './endpoint.ts'
import { fileAnswer } from './file-answer.ts'
import { recordFormats } from './record-format.ts'

export const libraryRecordEndpoints = {
  'GET /orders/{uuid}/library_records': {
    action: 'orders.read',
    summary:
      'The books of an order as MARC 21 records with their holdings, for a library system. For everybody who may read the order; a cancelled order has none.',
    params: z.object({ uuid: z.uuid() }),
    query: z.object({ format: z.enum(recordFormats).default('mrc') }),
    file: true,
    response: fileAnswer,
    errors: ['not_found'],
  },
} as const satisfies EndpointTable
