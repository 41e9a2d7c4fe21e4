import { createHash } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { and, eq, isNull, lt, lte, sql } from 'drizzle-orm'
import { deleteRows } from '../db/delete-rows.ts'
import { idempotencyKeys } from '../db/schema/operations.ts'
import type { Context } from '../kernel/context.ts'
import { isDatabaseDown } from './is-database-down.ts'
import { fail, type Failure, type Result } from '../kernel/result.ts'

const lockMs = 60_000

interface Claimed {
  release: () => Promise<void>
  remember: (status: number, response: unknown) => Promise<void>
}

type Claim =
  | { kind: 'claimed'; claim: Claimed }
  | { kind: 'replay'; status: number; response: unknown }
  | { kind: 'refused'; failure: Failure }

const refused = (failure: Failure): Claim => ({ kind: 'refused', failure })

/** A file stands as its own hash: as JSON it would be ten times as long. */
const withoutFiles = (_key: string, value: unknown): unknown =>
  value instanceof Uint8Array ? createHash('sha256').update(value).digest('base64url') : value

/**
 * Claims `key` before the work begins. A second request with the same key gets 409 while the first one runs, and the
 * first one's answer afterwards; with another body it gets 422. A process that died loses its claim after 60 s.
 */
export const claimKey = async (
  ctx: Context,
  scope: string,
  key: string | undefined,
  request: unknown,
): Promise<Claim> => {
  if (!key || key.length > 255) return refused(fail('idempotency_key_required'))
  const fingerprint = createHash('sha256').update(JSON.stringify(request, withoutFiles)).digest('base64url')
  const now = ctx.now()
  const mine = and(eq(idempotencyKeys.scope, scope), eq(idempotencyKeys.key, key))
  const lockedUntil = new Date(now.getTime() + lockMs)

  const inserted = await ctx.db
    .insert(idempotencyKeys)
    .values({ scope, key, fingerprint, lockedUntil, createdAt: now })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key })
  if (inserted.length === 0) {
    const [row] = await ctx.db.select().from(idempotencyKeys).where(mine)
    if (!row) return refused(fail('idempotency_key_in_use', { params: { retryAfter: 1 } }))
    if (row.fingerprint !== fingerprint) return refused(fail('idempotency_key_reused'))
    if (row.status !== null) return { kind: 'replay', status: row.status, response: row.response }
    const taken = await ctx.db
      .update(idempotencyKeys)
      .set({ lockedUntil })
      .where(and(mine, isNull(idempotencyKeys.status), lte(idempotencyKeys.lockedUntil, now)))
      .returning({ key: idempotencyKeys.key })
    if (taken.length === 0) return refused(fail('idempotency_key_in_use', { params: { retryAfter: 1 } }))
  }
  // A request that outlived its claim has lost it: it must not end the claim of the next holder.
  const held = and(mine, eq(idempotencyKeys.lockedUntil, lockedUntil))
  return {
    kind: 'claimed',
    claim: {
      release: async () => void (await ctx.patientDb.delete(idempotencyKeys).where(held)),
      remember: async (status, response) =>
        void (await ctx.db
          .update(idempotencyKeys)
          .set({ status, response: sql`${JSON.stringify(response)}::jsonb` })
          .where(held)),
    },
  }
}

/** Nobody repeats a request days later, and the saved answer names an order. @returns the number of deleted keys */
export const deleteOldKeys = ({ db }: Pick<Context, 'db'>, before: Date): Promise<number> =>
  deleteRows(db, idempotencyKeys, lt(idempotencyKeys.createdAt, before))

const triesToRelease = 10

/** Frees the key for an early retry. If the database is away for longer, the claim ends by itself. */
const releaseLater = async ({ release }: Claimed): Promise<void> => {
  for (let tries = 0; tries < triesToRelease; tries++) {
    if (
      await release().then(
        () => true,
        () => false,
      )
    )
      return
    await wait(500, undefined, { ref: false })
  }
}

/** Runs `work` under the key. Only a success is saved: after an expected failure the same key may try again. */
export const runOnce = async <Value>(
  ctx: Context,
  request: { scope: string; key: string | undefined; body: unknown },
  work: () => Promise<Result<Value>>,
): Promise<{ result: Result<Value>; replayed: boolean }> => {
  const claim = await claimKey(ctx, request.scope, request.key, request.body)
  if (claim.kind === 'refused') return { result: claim.failure, replayed: false }
  if (claim.kind === 'replay') return { result: { ok: true, value: claim.response as Value }, replayed: true }
  try {
    const result = await work()
    if (result.ok) await claim.claim.remember(200, result.value)
    else await claim.claim.release()
    return { result, replayed: false }
  } catch (error) {
    // Without the database the request fails at once.
    if (isDatabaseDown(error)) void releaseLater(claim.claim)
    else await claim.claim.release()
    throw error
  }
}
