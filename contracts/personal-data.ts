import { z } from 'zod'
import { accountEndForm } from './account-forms.ts'
import type { EndpointTable } from './endpoint.ts'
import { fileAnswer } from './file-answer.ts'
import { none } from './shop-schemas.ts'

/** What a person may ask of the shop about an account: see docs/decisions/0050. The specification names no calls for it. */
export const personalDataEndpoints = {
  'DELETE /v2.0/me': {
    action: 'personal_data.erase',
    summary: 'Delete the account of the signed-in user, with everything that no law demands.',
    body: z.strictObject(accountEndForm.shape),
    response: none,
    errors: ['old_password_wrong', 'password_missing', 'last_master'],
  },
  'GET /v2.0/me/export': {
    action: 'personal_data.export',
    summary: 'Everything that the shop has stored of the signed-in user, as one JSON file.',
    file: true,
    limit: 'list',
    response: fileAnswer,
  },
  'DELETE /v2.0/me/sessions': {
    action: 'sessions.end_others',
    summary: 'Sign out on all other devices: every session of the user ends but the one that makes the call.',
    response: none,
  },
} as const satisfies EndpointTable
