import { type OperationMode, serves } from '#contracts/operation-mode.ts'
import type { Segment } from '#contracts/shop.ts'
import type { Context } from '../../kernel/context.ts'
import { fail, type Failure } from '../../kernel/result.ts'
import { readConfiguration } from '../configuration/service.ts'

export type NotServed = 'organizations_only' | 'readers_only'

const findMode = async ({ db }: Context): Promise<OperationMode> => (await readConfiguration(db)).operation_mode

export const isServed = async (ctx: Context, segment: Segment): Promise<boolean> => serves(await findMode(ctx), segment)

/** A customer whom the operation mode does not serve is told so, but only after the right password. */
export const refuseSegment = async (ctx: Context, segment: Segment): Promise<Failure<NotServed> | undefined> =>
  (await isServed(ctx, segment)) ? undefined : fail(segment === 'b2c' ? 'organizations_only' : 'readers_only')
