import type { Context } from '../../kernel/context.ts'
import { type currentConsent, subscribeConfirmed } from '../newsletter/service.ts'
import { insertRegistration, type RegistrationRow } from './queries.ts'
import { expiryOf } from './rules/lifetimes.ts'

type Registrant = Pick<RegistrationRow, 'email' | 'firstName' | 'lastName'> &
  Partial<Pick<RegistrationRow, 'passwordHash' | 'credential' | 'organization'>>

type Consent = ReturnType<typeof currentConsent>

/** The job that sends the mail finds out whether there is an account. To be called in a transaction. */
export const saveRegistration = async (
  tx: Context,
  registrant: Registrant,
  consent: Consent | undefined,
): Promise<void> => {
  const id = tx.newId()
  const requestedAt = tx.now()
  await insertRegistration(tx.db, {
    ...registrant,
    id,
    locale: tx.locale,
    requestedAt,
    expiresAt: expiryOf('registration', requestedAt),
    ...(consent && { consentVersion: consent.version, consentText: consent.text }),
  })
  await tx.jobs.enqueue(tx.db, 'registration-mail', { id })
}

type Consented = Pick<RegistrationRow, 'email' | 'locale' | 'consentVersion' | 'consentText' | 'requestedAt'>

/** The newsletter of a registration whose mailbox is proven. */
export const subscribe = async (tx: Context, { email, locale, requestedAt, ...consent }: Consented): Promise<void> => {
  const { consentVersion, consentText } = consent
  if (consentVersion !== null && consentText !== null)
    await subscribeConfirmed(tx, { email, locale, consentVersion, consentText, consentedAt: requestedAt })
}
