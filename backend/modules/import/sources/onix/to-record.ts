import type { ReadRecord } from '../../apply/batch.ts'
import type { Note } from '../../report/outcome.ts'
import type { UnreadableRecord } from '../../source.ts'
import type { MessageMark, Publishing, TradeRecord } from '../../trade-record.ts'
import { readAbout } from './read-about.ts'
import { isSupplierOffSale } from './codes.ts'
import { languageOfIsbn } from './language-of-isbn.ts'
import { isbnIn, readIdentifiers } from './read-identifiers.ts'
import { embargoOf, readPublishing, readRelated } from './read-publishing.ts'
import { ownNameIn } from './own-key.ts'
import { RecordError } from '../record-error.ts'
import type { SupplyDefaults } from './read-prices.ts'
import { reasonAgainstSale } from './read-rights.ts'
import { marketDatesOf, ownMarketsOf, readSupply, supplyDetailsOf } from './read-supply.ts'
import { addBiography } from './add-biography.ts'
import { readTexts } from './read-texts.ts'
import { childOf, childrenOf, valueOf, type XmlNode } from './xml-node.ts'

export interface MessageDefaults extends SupplyDefaults {
  /** Of List 74, where the message states one for all its texts. */
  language: string | undefined
  message: MessageMark
}

/** List 1. Sales and acquisition notices contain nothing that the shop uses. */
const notices: Readonly<Record<string, TradeRecord['notice']>> = {
  '01': 'put',
  '02': 'put',
  '03': 'put',
  '04': 'patch',
  '05': 'delete',
}

/** Block 4 with what our markets say of it, and whether the shop may sell the book at all. */
const publishingOf = (
  publishing: XmlNode,
  supplies: readonly XmlNode[],
  { today, isAnnounced }: { today: string; isAnnounced: boolean },
  note: (note: Note) => void,
): Publishing => {
  const markets = ownMarketsOf(supplies)
  const details = supplyDetailsOf(markets)
  const ofMarkets = {
    publication: marketDatesOf(markets, '01'),
    embargo: marketDatesOf(markets, '02'),
    isAnnounced,
    isOffSale:
      details.length > 0 && details.every((detail) => isSupplierOffSale(valueOf(detail, 'ProductAvailability'))),
  }
  const embargo = embargoOf(publishing, ofMarkets)
  if (embargo !== undefined && embargo > today) note({ code: 'embargo', detail: embargo })
  const why =
    reasonAgainstSale(publishing, today) ??
    (supplies.length > 0 && markets.length === 0 ? 'supplied in other countries only' : undefined)
  if (why !== undefined) note({ code: 'no_rights', detail: why })
  const read = readPublishing(publishing, ofMarkets)
  if (read.publishedOn === undefined) note({ code: 'date_missing' })
  return { ...read, isActive: read.isActive && why === undefined }
}

const read = (
  product: XmlNode,
  reference: string,
  isbn: string | null,
  notes: Note[],
  defaults: MessageDefaults,
): TradeRecord => {
  const type = valueOf(product, 'NotificationType') ?? ''
  const notice = notices[type]
  if (type === '88' || type === '89') throw new RecordError({ code: 'test_record' })
  if (!notice) throw new RecordError({ code: 'bad_value', detail: `NotificationType ${type || 'missing'}` })
  const own = ownNameIn(product, 'ProductIdentifier')
  if (notice === 'delete') return { reference, notice, isbn, sku: own ?? isbn ?? reference }
  const add = (note: Note): void => void notes.push(note)
  const { gtin } = readIdentifiers(product, add)
  const base = { reference, notice, isbn, sku: own ?? isbn ?? gtin ?? reference }
  const [detail, collateral, publishing, related] = [
    'DescriptiveDetail',
    'CollateralDetail',
    'PublishingDetail',
    'RelatedMaterial',
  ].map((name) => childOf(product, name))
  const supplies = childrenOf(product, 'ProductSupply')
  const language = defaults.language ?? languageOfIsbn(isbn) ?? 'hun'
  const about = detail && readAbout(detail, language)
  if (about && defaults.language === undefined && childrenOf(detail, 'Language').length === 0)
    add({ code: 'language_assumed', detail: about.language })
  if (about && collateral) addBiography(about, collateral, defaults.today)
  return {
    ...base,
    ...(about && { about }),
    ...(collateral && { texts: readTexts(collateral, defaults.today) }),
    ...(publishing && {
      publishing: publishingOf(
        publishing,
        supplies,
        { today: defaults.today, isAnnounced: type === '01' || type === '02' },
        add,
      ),
    }),
    ...(related && { related: readRelated(related, defaults.sender) }),
    ...(supplies.length > 0 && { supply: readSupply(ownMarketsOf(supplies), about?.format, defaults, add) }),
  }
}

/** Turns a `Product` of a message into a record of the shop, or returns the reason why this is not possible. */
export const toRecord = (product: XmlNode, defaults: MessageDefaults): ReadRecord | UnreadableRecord => {
  const isbn = isbnIn(product)
  const reference = valueOf(product, 'RecordReference')?.slice(0, 200)
  if (!reference) return { reference: isbn ?? '', isbn, refusal: { code: 'missing', detail: 'RecordReference' } }
  const notes: Note[] = []
  try {
    return { record: read(product, reference, isbn, notes, defaults), notes }
  } catch (error) {
    if (error instanceof RecordError) return { reference, isbn, refusal: error.note }
    throw error
  }
}
