import type { Handlers } from '../../http/handler.ts'
import { ok } from '../../http/result.ts'
import { readConfiguration } from './service.ts'

export const configurationRoutes: Handlers<'GET /v2.0/config_entries'> = {
  'GET /v2.0/config_entries': async (ctx) => ok(await readConfiguration(ctx.db)),
}
