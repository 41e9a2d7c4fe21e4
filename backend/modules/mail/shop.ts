import type { FactSource } from '../configuration/service.ts'

/** What mails say of the shop. */
export type Shop = FactSource
