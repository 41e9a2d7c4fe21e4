import type { ErrorCode } from '#contracts/errors.ts'
import type { Context } from '../../kernel/context.ts'
import { fail, type Result } from '../../kernel/result.ts'
import { selectOwnUuid } from './queries.ts'

/** The older calls name a cart by its number (spec point 7): finds the caller's own cart and calls its handler. */
export const byNumber =
  <Input extends { params: { id: number } }, Value, Code extends ErrorCode>(
    handle: (ctx: Context, uuid: string, input: Input) => Promise<Result<Value, Code>>,
  ) =>
  async (ctx: Context, input: Input): Promise<Result<Value, Code | 'not_found'>> => {
    const uuid = await selectOwnUuid(ctx.db, input.params.id, ctx.actor)
    return uuid === undefined ? fail('not_found') : handle(ctx, uuid, input)
  }
