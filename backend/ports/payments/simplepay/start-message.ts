import type { StartPayment } from '../port.ts'
import { formatTotal } from '../amounts.ts'
import { timestamp } from './timestamp.ts'

/** The body of `start` without salt, merchant and sdkVersion, which every message has. */
export function startMessage(request: StartPayment): Record<string, unknown> {
  const { invoice } = request
  return {
    orderRef: request.orderRef,
    currency: request.currency,
    customerEmail: request.email,
    language: request.locale.toUpperCase(),
    methods: ['CARD'],
    total: formatTotal(request.amount, request.currency),
    timeout: timestamp(request.payBy),
    url: request.returnUrl,
    // 3-D Secure: 01 is a guest, 02 a customer registered with the merchant.
    threeDSReqAuthMethod: request.registered ? '02' : '01',
    invoice: {
      name: invoice.name,
      company: invoice.company ?? '',
      country: invoice.country.toLowerCase(),
      city: invoice.city,
      zip: invoice.zip,
      address: invoice.address,
      phone: invoice.phone ?? '',
    },
  }
}
