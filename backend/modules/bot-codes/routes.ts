import type { Handlers } from '../../http/handler.ts'
import { requestCode } from './request-code.ts'

export const botCodeRoutes: Handlers<'POST /bot_check_codes'> = {
  'POST /bot_check_codes': (ctx, { body }) => requestCode(ctx, body),
}
