import { newsletterConsent } from '#contracts/newsletter-consent.ts'
import type { imprints } from '#contracts/shop.ts'
import { ApiError } from '#lib/api/api-error.ts'
import { createCall } from '#lib/api/call.ts'
import { sendChecked } from '#lib/bot-check/send-checked.ts'
import { type Outcome, readOutcome } from './outcomes.ts'

/**
 * As for the form that the browser sends itself (`take-form.ts`), the session is left out: everybody may subscribe, and
 * gets the same mail.
 */
const call = createCall((path, request) =>
  fetch(`/api${path}`, {
    ...request,
    headers: { ...request.headers, 'Accept-Language': document.documentElement.lang },
    credentials: 'omit',
  }),
)

/** Sends the form of the newsletter page in the browser's place, so that whoever is refused can use the code of a mail. */
export const sendForm = async (form: FormData): Promise<Outcome> => {
  const email = String(form.get('email') ?? '')
  const chosen = form.getAll('imprint') as (typeof imprints)[number][]
  try {
    // The browser lets nobody send the form without the box of the consent.
    await sendChecked('newsletter', email, (proof) =>
      call('POST /v2.0/subscriptions', { body: { email, consent: newsletterConsent, imprints: chosen } }, proof),
    )
    return 'sent'
  } catch (error) {
    return error instanceof ApiError ? readOutcome({ error }) : 'failed'
  }
}
