import type { Configuration } from '#contracts/configuration.ts'

/** What mails say of the shop. */
export type Shop = Pick<Configuration, 'company' | 'contact_email' | 'contact_phone' | 'withdrawal'>
