import { z } from 'zod'
import type { EndpointTable } from './endpoint.ts'
import { mailToken } from './mail-token.ts'

/**
 * Operators who act in the name of a customer: see docs/decisions/0053. The specification names the page and the grant
 * (points 2 and 7), and no other call.
 */
export const impersonationEndpoints = {
  'POST /v2.0/impersonations/details': {
    action: 'impersonations.open_link',
    summary: 'Whose account the link of an operator is for, and why. Nothing is used up.',
    body: z.strictObject({ token: mailToken }),
    response: z.object({
      displayName: z.string(),
      email: z.string(),
      reason: z.string(),
      /** How long the session will last. */
      minutes: z.int(),
    }),
    errors: ['link_not_valid'],
  },
  'GET /v2.0/me/impersonations': {
    action: 'impersonations.list',
    summary: 'When operators acted in the name of the signed-in user, and why. The latest first.',
    response: z.object({
      items: z.array(
        z.object({
          reason: z.string(),
          beganAt: z.iso.datetime(),
          /** Null where it ended by its time. */
          endedAt: z.iso.datetime().nullable(),
        }),
      ),
    }),
  },
} as const satisfies EndpointTable
