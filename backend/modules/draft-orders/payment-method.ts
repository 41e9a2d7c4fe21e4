import type { DefaultMethod, PaymentContext, TransferOffer } from '#contracts/checkout-contexts.ts'
import type { Context } from '../../kernel/context.ts'
import { fail, ok, type Result } from '../../kernel/result.ts'
import { isOverLimit } from '../buying-rules/rules/credit.ts'
import type { PaymentMethodRow } from '../payments/service.ts'
import { netOf } from '../pricing/rules/net-of-gross.ts'
import { type Cart, loadCart, totalsWith } from './cart.ts'
import { changeDraftOrder } from './change.ts'
import { selectOwned, updateDraftOrder } from './queries.ts'
import { paymentFits } from './rules/payment-fit.ts'

/** Before the delivery is chosen none can be promised. */
const fittingMethods = ({ row, delivery, paymentMethods }: Cart): PaymentMethodRow[] =>
  delivery ? paymentMethods.filter((method) => paymentFits(method, delivery.flow, row.currency)) : []

/** By the total that the cart has with the method. The order itself is counted once more, under a lock. */
const exceedsCredit = (cart: Cart, method: PaymentMethodRow): boolean => {
  const credit = method.key === 'transfer' ? cart.rules?.credit : undefined
  return credit != null && isOverLimit(credit, totalsWith(cart, { payment: method }).total.gross)
}

interface PaymentOffers {
  items: PaymentContext[]
  transfer: TransferOffer | null
  defaultMethod: DefaultMethod | null
}

export const listPaymentContexts = async (ctx: Context, uuid: string): Promise<Result<PaymentOffers, 'not_found'>> => {
  const found = await selectOwned(ctx.db, uuid, ctx.actor)
  if (!found) return fail('not_found')
  const cart = await loadCart(ctx, found)
  const methods = fittingMethods(cart)
  const items = methods
    .filter((method) => !exceedsCredit(cart, method))
    .map((method): PaymentContext => {
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
  const transfer = methods.find(({ key }) => key === 'transfer')
  const termDays = cart.rules?.credit?.termDays
  const { defaultMethod: byDefault } = cart
  return ok({
    items,
    transfer:
      transfer && termDays
        ? { termDays, isOverLimit: exceedsCredit(cart, transfer), isBilledElsewhere: cart.billedElsewhere }
        : null,
    defaultMethod: byDefault && { name: byDefault.method.name[ctx.locale], isOffered: byDefault.isOffered },
  })
}

export const setPaymentMethod = (
  ctx: Context,
  uuid: string,
  { version, paymentMethodId }: { version?: number | undefined; paymentMethodId: number },
) =>
  changeDraftOrder(ctx, uuid, version, async (tx, row) => {
    const cart = await loadCart(tx, row)
    const { defaultMethod } = cart
    if (defaultMethod?.isOffered && defaultMethod.method.id !== paymentMethodId)
      return fail('payment_method_fixed', { field: 'paymentMethodId' })
    const method = fittingMethods(cart).find(({ id }) => id === paymentMethodId)
    if (method && exceedsCredit(cart, method)) return fail('credit_limit_exceeded', { field: 'paymentMethodId' })
    if (!method) return fail('payment_method_not_available', { field: 'paymentMethodId' })
    if (method.key === 'transfer' && cart.billedElsewhere) return fail('organization_billing_required')
    return ok(await updateDraftOrder(tx.db, row, { paymentMethodId: method.id }))
  })
