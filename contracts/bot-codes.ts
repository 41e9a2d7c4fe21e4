import { z } from 'zod'
import { botActions } from './bot-actions.ts'
import { email } from './email.ts'
import type { EndpointTable } from './endpoint.ts'

/** Another way for visitors whom the bot check takes for robots (docs/decisions/0044). */
export const botCodeEndpoints = {
  'POST /bot_check_codes': {
    action: 'bot_codes.request',
    summary:
      'Mail a code with which one call of the action passes the bot check. The answer is the same for every address.',
    body: z.strictObject({ email, action: z.enum(botActions) }),
    response: z.object({
      /** Stands before the code in the header of the call: `code:<id>.<code>`. */
      id: z.uuid(),
    }),
    errors: ['not_found'],
  },
} as const satisfies EndpointTable
