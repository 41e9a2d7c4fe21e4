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

/** Every try to sign in, with its means and without who it was: what somebody has typed is personal. */
const logSignIn = ({ log }: Context, body: Input<Login>['body'], outcome: string): void => {
  const provider = body.grant_type === '3rd_party_access_token' ? { provider: body.provider } : {}
  log.info({ grant: body.grant_type, ...provider, outcome }, 'sign-in')
}

export const sessionRoutes: Handlers<Login | 'DELETE /v2.0/token/revoke'> = {
  'POST /login': async (ctx, { body }) => {
    const answer = await grant(ctx, body)
    if (body.grant_type !== 'anonymous') logSignIn(ctx, body, answer.ok ? 'signed_in' : answer.code)
    return answer
  },
  'DELETE /v2.0/token/revoke': async (ctx) => {
    await endOwnSession(ctx)
    return ok({})
  },
}
