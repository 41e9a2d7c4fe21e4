import { z } from 'zod'
import { email } from './email.ts'
import type { EndpointTable } from './endpoint.ts'
import { mailToken } from './mail-token.ts'
import { newsletterConsent } from './newsletter-consent.ts'
import { imprints } from './shop.ts'
import { none } from './shop-schemas.ts'

const subscription = z.object({ email: z.string(), imprints: z.array(z.enum(imprints)), confirmed: z.boolean() })
export type Subscription = z.infer<typeof subscription>

const withToken = z.strictObject({ token: mailToken })

export const newsletterEndpoints = {
  'POST /v2.0/subscriptions': {
    action: 'newsletter.request',
    botCheck: 'newsletter',
    summary:
      'Subscribe to the newsletter. The link of the mail confirms the subscription; the answer is always the same.',
    body: z.strictObject({
      email,
      /** The imprints of the newsletter; an empty list means all. */
      imprints: z.array(z.enum(imprints)).max(imprints.length).default([]),
      /** The version of the consent text. */
      consent: z.literal(newsletterConsent, { error: 'must_accept' }),
    }),
    /** `confirmed`: the signed-in owner of the address, whose account has proven the mailbox, needs no mail. */
    response: z.object({ status: z.enum(['confirmation_sent', 'confirmed']) }),
  },
  'GET /v2.0/me/subscription': {
    action: 'newsletter.read',
    summary: 'Whether the address of the signed-in customer gets the newsletter.',
    response: z.object({ confirmed: z.boolean() }),
  },
  'POST /v2.0/subscriptions/by_mail': {
    action: 'newsletter.open_link',
    summary: 'The subscription of a mail’s link.',
    body: withToken,
    response: subscription,
    errors: ['link_not_valid'],
  },
  'POST /v2.0/subscriptions/confirm': {
    action: 'newsletter.open_link',
    summary: 'The second step of the double opt-in.',
    body: withToken,
    response: subscription,
    errors: ['link_not_valid'],
  },
  'POST /v2.0/subscriptions/unsubscribe': {
    action: 'newsletter.open_link',
    summary: 'Unsubscribe with the link of a mail alone, as mail programs do (RFC 8058).',
    body: withToken,
    response: none,
    errors: ['link_not_valid'],
  },
  'DELETE /v2.0/subscriptions/{email}': {
    action: 'newsletter.leave',
    summary: 'Unsubscribe: with the link of a mail, or signed in with that address. The address alone is not enough.',
    params: z.object({ email: z.string().max(256) }),
    body: z.strictObject({ token: mailToken.optional() }),
    response: none,
    errors: ['link_not_valid'],
  },
} as const satisfies EndpointTable
