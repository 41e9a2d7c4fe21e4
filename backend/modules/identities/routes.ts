import type { Handlers } from '../../http/handler.ts'
import { answerAttempt, readAttempt } from './answer-attempt.ts'
import { startAttempt } from './start-attempt.ts'

export const identityRoutes: Handlers<
  'POST /v2.0/sign_in_attempts' | 'POST /v2.0/sign_in_attempts/answer' | 'GET /v2.0/sign_in_attempts/current'
> = {
  'POST /v2.0/sign_in_attempts': (ctx, { body: { registration = null, ...body } }) =>
    startAttempt(ctx, { ...body, registration, userId: null }),
  'POST /v2.0/sign_in_attempts/answer': (ctx, { body }) => answerAttempt(ctx, body),
  'GET /v2.0/sign_in_attempts/current': (ctx) => readAttempt(ctx),
}
