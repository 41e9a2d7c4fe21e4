import type { Logger } from 'pino'
import type { Currency, Locale } from '#contracts/shop.ts'
import type { Actor } from '../access/actor.ts'
import type { Database } from '../db/connect.ts'
import type { ServerAnalytics } from '../ports/analytics/port.ts'
import type { BookFiles } from '../ports/book-files/port.ts'
import type { BotCheck } from '../ports/bot-check/port.ts'
import type { Files } from '../ports/files/port.ts'
import type { IdentityProvider } from '../ports/identity/port.ts'
import type { JobQueue } from '../ports/jobs/port.ts'
import type { Mailer } from '../ports/mail/port.ts'
import type { PaymentProvider } from '../ports/payments/port.ts'
import type { TaxAuthority } from '../ports/tax-authority/port.ts'
import type { ParcelTracking } from '../ports/tracking/port.ts'
import type { PointCache } from '../ports/pickup-points/point-cache.ts'
import type { Carrier } from '#contracts/carriers.ts'
import type { AddedProvider } from '#contracts/credential-providers.ts'
import type { CountCall } from './count-call.ts'

/** What the parts of the backend are given; everything that is not a pure rule comes from here. */
export interface Services {
  db: Database
  /** The same database over connections that may take longer (`db/limits.ts`): for what no visitor waits for. */
  patientDb: Database
  /**
   * For what may be half a second old: a replica answers, if there is one and it is as new as that (`db/replica.ts`).
   * Texts of the catalog and of editors, statistics; never a cart, an order or an account.
   */
  recentDb: Database
  /** Aborted when the process begins to end. Answers without an end, such as a stream, end then. */
  closing: AbortSignal
  now: () => Date
  /** A fresh UUID. */
  newId: () => string
  /** Random bytes as base64url. */
  newToken: (bytes: number) => string
  log: Logger
  mailer: Mailer
  jobs: JobQueue
  /** By key; which ones there are stands in `ports/payments/providers.ts`. */
  payments: Readonly<Record<string, PaymentProvider>>
  pickupPoints: Readonly<Record<Carrier, PointCache>>
  /** Undefined where the shop has no account there: then nothing is reported. */
  taxAuthority: TaxAuthority | undefined
  /** Undefined where the shop has no keys for it: then nobody is checked. */
  botCheck: BotCheck | undefined
  /** The providers of measuring that the server itself tells of purchases; undefined without an account. */
  analytics: Readonly<Record<'ga4' | 'meta', ServerAnalytics | undefined>>
  /** The carriers that say where a parcel is. */
  tracking: Readonly<Partial<Record<Carrier, ParcelTracking>>>
  /** Those that can be asked who a visitor is; the others are off. */
  identityProviders: Readonly<Partial<Record<AddedProvider, IdentityProvider>>>
  files: Files
  bookFiles: BookFiles
  /** Calls of a client in the last minute, in this process. */
  countCall: CountCall
  settings: {
    /** Origin of the storefront, without a slash at the end. */
    publicUrl: string
    production: boolean
    /** Minutes for which copies are reserved for an order under payment. */
    paymentMinutes: number
    /** How many times as many tries as usual the limits allow: more than 1 where one machine plays many visitors. */
    limitFactor: number
    /** Where the words of names are held: by each process, or by the database (`modules/search/engine.ts`). */
    searchEngine: 'memory' | 'database'
  }
}

/** One request. Services take it first; inside a transaction it carries the transaction as `db`. */
export interface Context extends Services {
  actor: Actor
  locale: Locale
  currency: Currency
  requestId: string
  /** Of the browser's sign-in at a provider. */
  signInToken: string | undefined
  /** Whose calls are counted together, see `clientKey`; undefined where the storefront asks for itself. */
  client: string | undefined
}
