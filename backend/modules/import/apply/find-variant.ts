import { createHash } from 'node:crypto'
import type { MessageMark, TradeRecord } from '../trade-record.ts'
import type { Batch, ImportRun } from './batch.ts'
import type { KnownRecord, SourceOfVariant, VariantRow } from './working-set.ts'
import { keyOf } from '../rules/record-keys.ts'

export interface Found {
  variant: VariantRow | undefined
  /** Other references of the same sender for the same variant. */
  references: string[]
}

/** The variant of a record: by the sender's reference, by ISBN, by our own number. */
export const findVariant = ({ workingSet, run }: Batch, { reference, isbn, sku, notice }: TradeRecord): Found => {
  const received = workingSet.records.get(reference)
  const known = received && workingSet.variants.get(received.variantId)
  // References of two senders may be alike, so one that stands in for a number is no number of ours.
  const bySku = run.message && sku === reference ? undefined : workingSet.variantBySku.get(sku)
  const variant = known ?? (isbn ? workingSet.variantByIsbn.get(isbn) : undefined) ?? bySku
  const references = (workingSet.sources.get(variant?.id ?? 0) ?? [])
    .filter((source) => source.sender === run.sender && source.reference !== reference)
    .map((source) => source.reference)
  // A sender that gives a book another reference deletes the old one. That is no deletion of the book.
  const isRenamed = notice === 'delete' && received === undefined && references.length > 0
  return { variant: isRenamed ? undefined : variant, references }
}

/** Whether a record says what it said the last time. */
export const isUnchanged = ({ putHash, patchHash }: KnownRecord, { notice }: TradeRecord, hash: string): boolean =>
  notice !== 'delete' && hash === (notice === 'put' ? putHash : patchHash)

const isEarlier = (message: MessageMark, { sentAt, messageNumber }: KnownRecord): boolean => {
  if (message.sentAt === null || sentAt === null) return false
  if (message.sentAt.getTime() !== sentAt.getTime()) return message.sentAt < sentAt
  return message.number !== null && messageNumber !== null && message.number < messageNumber
}

/** Whether a newer message about the record came before this one. */
export const isOlder = ({ message }: ImportRun, received: KnownRecord | undefined): boolean =>
  message !== undefined && received !== undefined && isEarlier(message, received)

/** Whether an earlier record of the same file was about the same variant. */
export const isSeen = ({ run, seen }: Batch, variant: VariantRow | undefined): boolean =>
  variant !== undefined && (seen.has(variant.id) || run.seen.has(variant.id))

const publisherOf = ({ workingSet }: Batch, record: TradeRecord, variant: VariantRow): string => {
  if (record.publishing) return keyOf(record.publishing.publisher.name, 60)
  const publisherId = workingSet.products.get(variant.productId)?.row.publisherId
  const publisher = [...workingSet.publishers.values()].find(({ id }) => id === publisherId)
  return publisher ? keyOf(publisher.name, 60) : ''
}

/** The sender that the shop has set for a publisher; undefined where it has set none. */
const chosenSender = ({ leaders }: ImportRun, publisher: string): string | undefined =>
  leaders.get(publisher) ?? leaders.get('*')

/** What the shop's settings say of whose word counts. With another choice the same record may count otherwise. */
const choiceFor = (run: ImportRun, { publishing }: TradeRecord): string => {
  if (!run.message || run.leaders.size === 0) return ''
  // A record that does not name its publisher may be of any.
  if (!publishing) return JSON.stringify([...run.leaders])
  return chosenSender(run, keyOf(publishing.publisher.name, 60)) ?? ''
}

/** By its hash a record is known the next time. */
export const hashOf = (run: ImportRun, record: TradeRecord): string =>
  createHash('sha256')
    .update(JSON.stringify(record) + choiceFor(run, record))
    .digest('base64url')
    .slice(0, 22)

/**
 * The sender whose records speak for a book, if it is another one: as the shop has set it for the publisher, where that
 * sender has the book; else the one that sent it first. What the shop's own people import always counts.
 */
export const leadingSender = (batch: Batch, record: TradeRecord, variant: VariantRow): string | undefined => {
  const { run, workingSet } = batch
  if (!run.message) return undefined
  const feeds = (workingSet.sources.get(variant.id) ?? []).filter(({ isFeed }: SourceOfVariant) => isFeed)
  const senders = [...feeds.map(({ sender }) => sender), run.sender]
  const wanted = chosenSender(run, publisherOf(batch, record, variant))
  const leader = wanted !== undefined && senders.includes(wanted) ? wanted : senders[0]
  return leader === run.sender ? undefined : leader
}
