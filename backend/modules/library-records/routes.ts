import type { libraryRecordEndpoints } from '#contracts/library-records.ts'
import type { Handlers } from '../../http/handler.ts'
import { exportRecords } from './service.ts'

export const libraryRecordRoutes: Handlers<keyof typeof libraryRecordEndpoints> = {
  'GET /orders/{uuid}/library_records': (ctx, { params, query }) => exportRecords(ctx, params.uuid, query.format),
}
