import type { PaymentContext } from '#contracts/checkout-contexts.ts'
import type { Context } from '../../kernel/context.ts'
import { fail, ok, type Result } from '../../kernel/result.ts'
import type { PaymentMethodRow } from '../payments/service.ts'
import { netOf } from '../pricing/rules/net-of-gross.ts'
import { type Cart, loadCart, totalsWith } from './cart.ts'
import { changeDraftOrder } from './change.ts'
import { selectOwned, updateDraftOrder } from './queries.ts'
import { paymentFits } from './rules/payment-fit.ts'

/** Before the delivery is chosen none can be promised. */
const fittingMethods = ({ row, delivery, paymentMethods }: Cart): PaymentMethodRow[] =>
  delivery ? paymentMethods.filter((method) => paymentFits(method, delivery.flow, row.currency)) : []

export const listPaymentContexts = async (
  ctx: Context,
  uuid: string,
): Promise<Result<{ items: PaymentContext[] }, 'not_found'>> => {
  const found = await selectOwned(ctx.db, uuid, ctx.actor)
  if (!found) return fail('not_found')
  const cart = await loadCart(ctx, found)
  const items = fittingMethods(cart).map((method): PaymentContext => {
    const { id, key, online, name, text, fees, vatRate } = method
    const gross = fees[cart.row.currency] ?? 0
    return {
      paymentMethod: { id, key, online },
      name: name[ctx.locale],
      text: text[ctx.locale],
      price: { gross, net: netOf(gross, vatRate) },
      totals: totalsWith(cart, { payment: method }),
    }
  })
  return ok({ items })
}

export const setPaymentMethod = (
  ctx: Context,
  uuid: string,
  { version, paymentMethodId }: { version?: number | undefined; paymentMethodId: number },
) =>
  changeDraftOrder(ctx, uuid, version, async (tx, row) => {
    const method = fittingMethods(await loadCart(tx, row)).find(({ id }) => id === paymentMethodId)
    if (!method) return fail('payment_method_not_available', { field: 'paymentMethodId' })
    return ok(await updateDraftOrder(tx.db, row, { paymentMethodId: method.id }))
  })
