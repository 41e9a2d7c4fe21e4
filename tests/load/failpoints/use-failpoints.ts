import { replaceModule } from '../support/replace-module.ts'

/** Wraps the modules of the pipeline from outside: the shipped program holds no failpoint. */
const wrapped = {
  'backend/http/idempotency.ts': 'idempotency.ts',
  'backend/modules/stock/service.ts': 'stock-service.ts',
  'backend/modules/checkout/start-payment.ts': 'start-payment.ts',
  'backend/modules/payments/queries.ts': 'payment-queries.ts',
  'backend/modules/payments/notification-queries.ts': 'notification-queries.ts',
  'backend/modules/checkout/record-result.ts': 'record-result.ts',
  'backend/modules/orders/lifecycle.ts': 'order-lifecycle.ts',
  'backend/ports/mail/file-mailer.ts': 'file-mailer.ts',
}

for (const [real, wrapper] of Object.entries(wrapped)) replaceModule(real, new URL(wrapper, import.meta.url))
