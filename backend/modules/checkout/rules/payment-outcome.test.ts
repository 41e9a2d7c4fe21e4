import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type OrderStatus, paymentResults, type PaymentStatus, paymentStatuses } from '#contracts/orders.ts'
import type { PaymentResult } from '../../../ports/payments/port.ts'
import { canMovePayment } from '../../payments/rules/payment-moves.ts'
import { decideOutcome, type Standing, type Outcome } from './payment-outcome.ts'

const standing = (changes: Partial<Standing> = {}, payment: Partial<Standing['payment']> = {}): Standing => ({
  payment: {
    status: 'in_progress',
    result: 'PENDING',
    amount: 8270,
    currency: 'HUF',
    orderRef: 'K-2026-000001-1',
    ...payment,
  },
  order: { status: 'under_payment' },
  isServedOtherwise: false,
  ...changes,
})
const state = (result: PaymentResult) => ({
  result,
  orderRef: 'K-2026-000001-1',
  amount: 8270,
  currency: 'HUF' as const,
})

describe('canMovePayment', () => {
  const allowed = new Set([
    'created>in_progress',
    'created>paid',
    'created>not_paid',
    'in_progress>paid',
    'in_progress>not_paid',
    'not_paid>paid',
  ])
  for (const from of paymentStatuses)
    for (const to of paymentStatuses)
      it(`${from} -> ${to}`, () => expect(canMovePayment(from, to)).toBe(allowed.has(`${from}>${to}`)))
})

describe('decideOutcome', () => {
  it.each([
    ['success', standing(), state('SUCCESSFUL'), 'paid'],
    [
      'success after the browser said cancelled',
      standing({}, { status: 'not_paid', result: 'CANCELED' }),
      state('SUCCESSFUL'),
      'paid',
    ],
    ['success of a cancelled order', standing({ order: { status: 'cancelled' } }), state('SUCCESSFUL'), 'paid_late'],
    [
      'success of an order paid on delivery',
      standing({ order: { status: 'finalized' }, isServedOtherwise: true }),
      state('SUCCESSFUL'),
      'paid_in_vain',
    ],
    [
      'success of a cancelled order that was to be paid on delivery',
      standing({ order: { status: 'cancelled' }, isServedOtherwise: true }),
      state('SUCCESSFUL'),
      'paid_in_vain',
    ],
    ['success again', standing({}, { status: 'paid', result: 'SUCCESSFUL' }), state('SUCCESSFUL'), 'nothing'],
    ['another sum', standing(), { ...state('SUCCESSFUL'), amount: 1 }, 'mismatch'],
    ['no sum', standing(), { ...state('SUCCESSFUL'), amount: undefined }, 'mismatch'],
    ['another currency', standing(), { ...state('SUCCESSFUL'), currency: 'EUR' as const }, 'mismatch'],
    ['another order', standing(), { ...state('ERROR'), orderRef: 'K-2026-000002-1' }, 'mismatch'],
    ['refusal', standing(), state('ERROR'), 'failed'],
    ['refusal after success', standing({}, { status: 'paid', result: 'SUCCESSFUL' }), state('ERROR'), 'nothing'],
    ['cancelled after refused', standing({}, { status: 'not_paid', result: 'ERROR' }), state('CANCELED'), 'nothing'],
    ['pending at first', standing({}, { status: 'created', result: null }), state('PENDING'), 'pending'],
    ['pending still', standing(), state('PENDING'), 'nothing'],
    ['pending after the end', standing({}, { status: 'not_paid', result: 'TIMEOUT' }), state('PENDING'), 'nothing'],
  ] as const)('%s', (_what, now, word, outcome) => expect(decideOutcome(now, word)).toBe(outcome))

  const after: Record<Outcome, { payment: PaymentStatus; order?: OrderStatus } | null> = {
    nothing: null,
    mismatch: null,
    pending: { payment: 'in_progress' },
    failed: { payment: 'not_paid' },
    paid: { payment: 'paid', order: 'finalized' },
    paid_late: { payment: 'paid', order: 'finalized' },
    paid_in_vain: { payment: 'paid' },
  }

  const follow = (words: readonly PaymentResult[]) => {
    const now = standing({}, { status: 'created', result: null })
    for (const word of words) {
      const next = after[decideOutcome(now, state(word))]
      if (!next) continue
      if (next.payment !== now.payment.status) expect(canMovePayment(now.payment.status, next.payment)).toBe(true)
      now.order.status = next.order ?? now.order.status
      now.payment.status = next.payment
      now.payment.result = word
    }
    return now
  }

  it('ends the same whatever the order and number of the words: paid exactly if success was among them', () =>
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...paymentResults), { maxLength: 8 }), (words) => {
        const end = follow(words)
        const isFinal = words.some((word) => word !== 'PENDING')
        const expected = words.includes('SUCCESSFUL')
          ? 'paid'
          : isFinal
            ? 'not_paid'
            : words.length > 0
              ? 'in_progress'
              : 'created'
        expect(end.payment.status).toBe(expected)
        expect(end.order.status).toBe(expected === 'paid' ? 'finalized' : 'under_payment')
      }),
      { numRuns: 2000 },
    ))
})
