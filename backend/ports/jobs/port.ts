import type { AddedProvider } from '#contracts/credential-providers.ts'
import type { Locale } from '#contracts/shop.ts'
import type { Database } from '../../db/connect.ts'

/** What a buyer is told by mail after the confirmation. */
export type OrderNews = 'sent' | 'arrived' | 'cancelled' | 'cancelled_by_shop' | 'expired'

/** A withdrawal has come in, or the shop has accepted it and gives the money back. */
type WithdrawalNews = 'declared' | 'accepted'

/** Work that follows a commit, by name, with what it needs to know (ids, never personal data). */
export interface Jobs {
  'order-confirmation-mail': { orderId: number }
  /** `shipment`: the position of the parcel of which it tells. */
  'order-news-mail': { orderId: number; news: OrderNews; shipment?: number }
  refund: { refundId: number }
  'invoice-mail': { invoiceId: number }
  'withdrawal-mail': { withdrawalId: number; news: WithdrawalNews }
  /** Brings the invoices of an order up to date. */
  'order-invoices': { orderId: number }
  /** Tells the providers of measuring what has become of an order. */
  'order-analytics': { orderId: number }
  /** `at` distinguishes repeated requests. */
  'stock-notification-confirmation-mail': { id: string; at: number }
  /** Copies of these can be ordered again. */
  'stock-returned': { variantIds: number[] }
  'stock-notification-mail': { id: string }
  'newsletter-mail': { id: string; at: number }
  'registration-mail': { id: string }
  'password-reset-mail': { id: string }
  /** `at` distinguishes repeated changes. */
  'password-changed-mail': { userId: number; locale: Locale; at: number }
  'email-change-mail': { id: string }
  'email-change-notice': { id: string }
  'goodbye-mail': { id: string }
  /** A way to sign in was added or removed; `at` distinguishes repeated changes. */
  'credential-mail': {
    userId: number
    provider: AddedProvider
    change: 'added' | 'removed'
    locale: Locale
    at: number
  }
  /** Tells a provider of sign-ins that an account has ended. */
  'revoke-credential': { id: string }
  'bot-code-mail': { id: string }
  'invitation-mail': { id: string }
  'organization-mail': { id: number; news: 'pending' | 'joining' | 'approved' | 'refused' }
  'approval-mail': { id: string; news: 'requested' | 'approved' | 'refused' }
  /** A version of an offer was sent; or it expires soon. */
  'offer-mail': { id: number; version: number; news?: 'expires' }
  /** Paths of pictures and samples that publishers have withdrawn. */
  'delete-files': { paths: string[] }
}

export type JobName = keyof Jobs

export interface JobQueue {
  /** Written with `db`: inside a transaction the job exists exactly if the transaction commits. */
  enqueue: <Name extends JobName>(db: Database, name: Name, data: Jobs[Name]) => Promise<void>
}
