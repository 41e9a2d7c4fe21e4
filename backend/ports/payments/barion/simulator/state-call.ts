import { formatTotal } from '../../amounts.ts'
import type { Message } from './keyed-call.ts'
import type { BarionPayment } from './payment.ts'
import { sandboxShop } from './sandbox-shop.ts'

const noPerson = { Name: null, Email: '' }

/** `/v4/payment/{PaymentId}/paymentstate`. Refunds are further transactions; they change neither status nor total. */
export function stateOf(payment: BarionPayment): Message {
  const { paymentId: PaymentId, currency: Currency, status } = payment
  const major = (amount: number) => Number(formatTotal(amount, payment.currency))
  const payee = { Name: null, Email: payment.payee }
  return {
    PaymentId,
    PaymentRequestId: payment.orderRef,
    OrderNumber: payment.orderRef,
    POSId: '11111111111111111111111111111111',
    POSName: sandboxShop.name,
    POSOwnerEmail: payment.payee,
    POSOwnerCountry: 'HU',
    Status: status,
    PaymentType: 'Immediate',
    FundingSource: status === 'Succeeded' ? 'BankCard' : null,
    AllowedFundingSources: ['All'],
    GuestCheckout: true,
    CreatedAt: payment.createdAt,
    ValidUntil: payment.validUntil,
    CompletedAt: payment.completedAt ?? null,
    ReservedUntil: null,
    Total: major(payment.total),
    Currency,
    Transactions: [
      {
        TransactionId: payment.transactionId,
        POSTransactionId: payment.posTransactionId,
        TransactionTime: payment.createdAt,
        Total: major(payment.total),
        Currency,
        Payer: noPerson,
        Payee: payee,
        Comment: null,
        Status: status === 'Succeeded' ? 'Succeeded' : 'Prepared',
        TransactionType: status === 'Succeeded' ? 'CardPayment' : 'Unspecified',
        RelatedId: null,
        PaymentId,
      },
      ...payment.refunds.map(({ transactionId, amount, comment, at }) => ({
        TransactionId: transactionId,
        POSTransactionId: null,
        TransactionTime: at,
        Total: major(amount),
        Currency,
        Payer: payee,
        Payee: noPerson,
        Comment: comment,
        Status: 'Succeeded',
        TransactionType: 'RefundToBankCard',
        RelatedId: payment.transactionId,
        PaymentId,
      })),
    ],
    SuggestedLocale: payment.locale,
    FraudRiskScore: 0,
    RedirectUrl: payment.redirectUrl,
    CallbackUrl: payment.callbackUrl,
    TraceId: null,
    Errors: [],
  }
}
