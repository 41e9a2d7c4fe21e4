import { type OperationMode, serves } from '#contracts/operation-mode.ts'
import type { Segment } from '#contracts/shop.ts'
import type { Context } from '../../kernel/context.ts'
import { fail, type Failure } from '../../kernel/result.ts'
import { readConfiguration } from '../configuration/service.ts'

/** What a customer is told whose segment the shop does not serve. */
const codes = { b2c: 'organizations_only', b2b: 'readers_only' } as const
export type NotServed = (typeof codes)[Segment]

const findMode = async ({ db }: Context): Promise<OperationMode> => (await readConfiguration(db)).operation_mode

export const isServed = async (ctx: Context, segment: Segment): Promise<boolean> => serves(await findMode(ctx), segment)

/** A customer whom the operation mode does not serve is told so, but only after a proof: a password, a link or a provider. */
export const refuseSegment = async <Name extends Segment>(
  ctx: Context,
  segment: Name,
): Promise<Failure<(typeof codes)[Name]> | undefined> =>
  (await isServed(ctx, segment)) ? undefined : fail(codes[segment])
