import { z } from 'zod'
import { type BillingForm, billingForm } from '#contracts/checkout-forms.ts'
import { validate } from '../../http/validate.ts'
import type { Context } from '../../kernel/context.ts'
import { fail, ok } from '../../kernel/result.ts'
import { refuseCountry } from '../configuration/service.ts'
import { loadCart } from './cart.ts'
import { changeAnyVersion, changeDraftOrder } from './change.ts'
import { type DraftOrderRow, updateDraftOrder } from './queries.ts'

const save = async (tx: Context, row: DraftOrderRow, billing: BillingForm) => {
  const refused = await refuseCountry(tx.db, billing.country, 'billing.country')
  if (refused) return refused
  const cart = await loadCart(tx, await updateDraftOrder(tx.db, row, { forms: { ...row.forms, billing } }))
  // Who may choose pays in another way. For others there is none.
  return cart.isBilledWrong && cart.defaultMethod?.isOffered ? fail('organization_billing_required') : ok(cart)
}

export const setBilling = (
  ctx: Context,
  uuid: string,
  { version, billing }: { version?: number | undefined; billing: BillingForm },
) => changeDraftOrder(ctx, uuid, version, (tx, row) => save(tx, row, billing))

const whole = z.object({ billing: billingForm })

/** Fields that are not named stay as they are; the result must be whole. */
export const patchBilling = (
  ctx: Context,
  uuid: string,
  { version, billing }: { version?: number | undefined; billing: Record<string, unknown> },
) =>
  changeDraftOrder(ctx, uuid, version, async (tx, row) => {
    const merged = validate(whole, { billing: { ...row.forms.billing, ...billing } })
    return merged.ok ? save(tx, row, merged.value.billing) : merged
  })

export const clearBilling = (ctx: Context, uuid: string) =>
  changeAnyVersion(ctx, uuid, async (tx, row) => {
    const { billing: _, ...forms } = row.forms
    return ok(await updateDraftOrder(tx.db, row, { forms }))
  })
