import { runOnce as real } from '#backend/http/idempotency.ts'
import { reach } from './failpoints.ts'

export * from '#backend/http/idempotency.ts'

export const runOnce: typeof real = (ctx, request, work) => {
  if (!request.scope.includes('/finalize')) return real(ctx, request, work)
  return real(ctx, request, async () => {
    reach(1)
    const result = await work()
    reach(13)
    return result
  })
}
