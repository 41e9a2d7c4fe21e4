import type { Compared } from '#contracts/comparison.ts'
import type { Context } from '../../../kernel/context.ts'
import { byParameter } from '../parameters/find-parameters.ts'
import { selectParameterValues } from '../parameters/select-values.ts'
import { findVariant } from './find-variant.ts'

/** In the order of the ids; what is not on sale is missing. */
export const findComparison = async (ctx: Context, ids: readonly number[]): Promise<{ items: Compared[] }> => {
  const [found, values] = await Promise.all([
    Promise.all(ids.map((id) => findVariant(ctx, id))),
    selectParameterValues(ctx, ids),
  ])
  return {
    items: found.flatMap((variant) =>
      variant.ok
        ? [
            {
              ...variant.value,
              parameters: byParameter(values.filter(({ variantId }) => variantId === variant.value.id)),
            },
          ]
        : [],
    ),
  }
}
