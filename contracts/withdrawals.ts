import { z } from 'zod'
import type { EndpointTable } from './endpoint.ts'
import { rowId } from './shop-schemas.ts'
import { withdrawalForm } from './withdrawal-form.ts'

const copies = z.object({ id: z.int(), quantity: z.int() })

const withdrawableItem = z.object({
  /** Of the item of the order. */
  id: z.int(),
  parentId: z.int().nullable(),
  /** A gift costs nothing and goes back with what it came with. */
  isGift: z.boolean(),
  quantity: z.int(),
  withdrawn: z.int(),
  /** How many copies can be withdrawn now. */
  left: z.int(),
})
export type WithdrawableItem = z.infer<typeof withdrawableItem>

/** What a consumer has withdrawn from an order, and what can be withdrawn now. */
export const orderWithdrawal = z.object({
  /** Whether something can be withdrawn now. */
  isOpen: z.boolean(),
  /** The last day for it; null as long as a parcel has not arrived, and where nobody may withdraw. */
  until: z.iso.date().nullable(),
  items: z.array(withdrawableItem),
  /** The earliest first. */
  withdrawals: z.array(
    z.object({
      number: z.string(),
      declaredAt: z.string(),
      /** What is given back, in minor units; null as long as the shop has not accepted the withdrawal. */
      amount: z.int().nullable(),
      items: z.array(copies),
    }),
  ),
})
export type OrderWithdrawal = z.infer<typeof orderWithdrawal>

export const withdrawalEndpoints = {
  'POST /orders/{uuid}/withdrawals': {
    action: 'orders.withdraw',
    summary:
      'Withdraws from the purchase or a part of it, for the session or customer that placed the order, and for everybody who knows its e-mail address (orderEmail). The acknowledgement is sent at once.',
    idempotent: true,
    params: z.object({ uuid: z.uuid() }),
    body: z.strictObject({
      ...withdrawalForm.shape,
      orderEmail: z.string().trim().min(1, { error: 'required' }).max(256, { error: 'too_long' }).optional(),
      items: z
        .array(
          z.strictObject({
            id: rowId,
            quantity: z.int().min(1, { error: 'too_small' }).max(99_999, { error: 'too_big' }),
          }),
        )
        .min(1, { error: 'required' })
        .max(500, { error: 'too_big' }),
    }),
    response: z.object({
      number: z.string(),
      declaredAt: z.string(),
      /** With the gifts that go back, too. */
      items: z.array(copies),
    }),
    errors: [
      'not_found',
      'verification_failed',
      'withdrawal_not_offered',
      'withdrawal_period_over',
      'withdrawal_download_begun',
      'withdrawal_copies_exceeded',
      'item_not_exists_in_order',
    ],
  },
} as const satisfies EndpointTable
