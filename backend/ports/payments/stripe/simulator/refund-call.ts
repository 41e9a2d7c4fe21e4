import { z } from 'zod'
import type { Ledger } from '../../simulator/ledger.ts'
import { fromHundredths } from '../hundredths.ts'
import { Refused } from './keyed-call.ts'
import { newId, type SimulatedSession } from './session.ts'

const refund = z.object({ payment_intent: z.string(), amount: z.string().regex(/^\d+$/).transform(Number) })

/** `POST /v1/refunds`, of the whole or of a part. */
export const refundCall = (ledger: Ledger<SimulatedSession>, message: object): Record<string, unknown> => {
  const read = refund.safeParse(message)
  if (!read.success) throw new Refused(400, { code: 'parameter_missing', message: 'Missing payment_intent or amount' })
  const { payment_intent: asked, amount: hundredths } = read.data
  const session = ledger.find(({ paymentIntent }) => paymentIntent === asked)
  if (!session) throw new Refused(404, { code: 'resource_missing', message: `No such payment_intent: '${asked}'` })
  if (session.status !== 'paid') throw new Refused(400, { message: 'This PaymentIntent has no successful charge.' })
  const amount = fromHundredths(hundredths, session.currency)
  const left = session.total - session.refunds.reduce((sum, one) => sum + one.amount, 0)
  if (left === 0) throw new Refused(400, { code: 'charge_already_refunded', message: 'Charge has been refunded.' })
  if (!amount || amount > left)
    throw new Refused(400, { param: 'amount', message: 'Refund amount is greater than unrefunded amount on charge.' })
  const id = newId('re_')
  session.refunds.push({ id, amount })
  ledger.save()
  return {
    id,
    object: 'refund',
    amount: hundredths,
    currency: session.currency.toLowerCase(),
    payment_intent: asked,
    status: 'succeeded',
  }
}
