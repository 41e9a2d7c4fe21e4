import { createHmac } from 'node:crypto'
import type { BackendEnv } from '#lib/env/backend.ts'
import type { Services } from './http/context.ts'
import { sendOrderConfirmation } from './modules/mail/service.ts'
import { giveBack } from './modules/payments/service.ts'
import { forgetFiles } from './modules/resources/service.ts'
import { sendConfirmation, sendNotice, tellWaiting } from './modules/restock/service.ts'
import { sendLetter } from './modules/subscriptions/service.ts'
import type { JobHandlers } from './ports/jobs/pg-boss-queue.ts'
import { createSafeFetch } from './ports/outbound/safe-fetch.ts'

const timeoutMs = 5_000
const maxBytes = 100_000
/** In one request; the storefront reads no more than 50,000 characters of it. */
const mostTags = 1_000

/** Tells the storefront which of its pages are out of date. It failed if the storefront did not say that it heard. */
const createAnnouncer = ({ log, now }: Services, { STOREFRONT_URL, REVALIDATE_SECRET }: BackendEnv) => {
  const { host } = new URL(STOREFRONT_URL)
  // The shop's own other half, which as a rule lies in the same network.
  const safeFetch = createSafeFetch({ allowedHosts: [host], privateHosts: [host], timeoutMs, maxBytes })
  return async (tags: readonly string[]): Promise<void> => {
    if (!REVALIDATE_SECRET) {
      log.debug({ tags }, 'no REVALIDATE_SECRET: change not announced')
      return
    }
    for (let from = 0; from < tags.length; from += mostTags) {
      const body = JSON.stringify({ tags: tags.slice(from, from + mostTags), at: now().toISOString() })
      const signature = createHmac('sha256', REVALIDATE_SECRET).update(body).digest('hex')
      await safeFetch(`${STOREFRONT_URL}/api/revalidate`, { method: 'POST', headers: { 'Content-Type': 'application/json', 'X-Signature': signature }, body })
    }
  }
}

/** What is done after a commit. A handler that throws is tried again, so each must bear being repeated. */
export const createJobHandlers = (services: Services, env: BackendEnv): JobHandlers => {
  const announce = createAnnouncer(services, env)
  return {
    'order-confirmation-mail': ({ orderId }) => sendOrderConfirmation(services, orderId),
    'announce-change': ({ tags }) => announce(tags),
    refund: ({ refundId }) => giveBack(services, refundId),
    'restock-confirmation-mail': (data) => sendConfirmation(services, data),
    'restock-back': ({ variantIds }) => tellWaiting(services, variantIds),
    'restock-mail': ({ id }) => sendNotice(services, id),
    'newsletter-mail': (data) => sendLetter(services, data),
    'forget-files': ({ paths }) => forgetFiles(services.db, services.files, paths),
  }
}
