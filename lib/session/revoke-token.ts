import { ApiError } from '#lib/api/api-error.ts'
import { call } from '#lib/api/browser.ts'

/** Ends the session in the backend. A session that the backend does not know any more has ended, too. */
export const revokeToken = (): Promise<unknown> =>
  call('DELETE /v2.0/token/revoke', {}).catch((error: unknown) => {
    if (!(error instanceof ApiError) || error.status !== 401) throw error
  })
