import type { Handlers, Input } from '../../http/handler.ts'
import type { Context } from '../../kernel/context.ts'
import { ok } from '../../kernel/result.ts'
import { grantOneTimeToken } from './grant-one-time-token.ts'
import { endOwnSession, grantAnonymous, grantPassword, grantThirdParty } from './service.ts'

type Login = 'POST /login'

const grant = (ctx: Context, body: Input<Login>['body']) => {
  switch (body.grant_type) {
    case 'anonymous':
      return grantAnonymous(ctx)
    case 'password':
      return grantPassword(ctx, body)
    case 'one_time_token':
      return grantOneTimeToken(ctx, body.token)
    case '3rd_party_access_token': {
      const { grant_type: _, ...credential } = body
      return grantThirdParty(ctx, credential)
    }
  }
}

export const sessionRoutes: Handlers<Login | 'DELETE /v2.0/token/revoke'> = {
  'POST /login': (ctx, { body }) => grant(ctx, body),
  'DELETE /v2.0/token/revoke': async (ctx) => {
    await endOwnSession(ctx)
    return ok({})
  },
}
