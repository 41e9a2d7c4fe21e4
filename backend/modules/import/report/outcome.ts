/** Where a record stands in its file. */
export interface Place {
  /** 1 is the first record. */
  number: number
  line: number
}

/** Why a record was refused, or what the reader of the report should know although it was not. */
export interface Note {
  code: NoteCode
  detail?: string
}

/** Every code with the sentence that explains it; the report is for operators, whose language is that of the command line. */
export const noteTexts = {
  bad_value: 'A value could not be understood.',
  block_without_record: 'An update of single blocks came for a record that was never imported.',
  category_unknown: 'The record names a category that the shop does not have.',
  characters_lost: 'Letters of the record cannot be read with certainty, or the sender has lost them.',
  currency_unknown: 'A price is in a currency that the shop does not sell in.',
  date_missing: 'The record names no day of publication. Without one in the shop the title is announced, and not sold.',
  embargo: 'The publisher allows no sale before this day. Until then the book can be ordered ahead.',
  encoding_differs: 'The record is not in the encoding that the file declares. It was read in its own.',
  format_not_sold: 'The shop does not sell products of this form.',
  isbn_differs: 'The record has two ISBNs of different books. The first one counts.',
  isbn_invalid: 'The check digit of this number is wrong.',
  isbn_taken: 'The ISBN belongs to another variant.',
  isbn_twice: 'Another record of this file has the same ISBN. The first one counts.',
  language_assumed: 'The record does not name its language. The country of the ISBN tells it, else it is Hungarian.',
  missing: 'Something that every book must have is missing.',
  no_rights: 'The publisher may not sell it here, or only through others.',
  not_for_sale: 'The publisher does not sell it, and the shop does not have it.',
  not_stored: 'The database refused the record.',
  number_ambiguous: 'A number can be read in two ways. "decimal" in the mapping says which one is meant.',
  older_message: 'A newer message about this record came before. It stays as that one says.',
  other_record_leads: 'Another format of the same book speaks for what they share; this differs.',
  other_sender_leads: 'Another sender leads for this book. Only the copies that this one has count.',
  price_for_others: 'A price is for libraries, for other customers, or for more than one copy.',
  price_held: 'A price is so far from that of today that an operator has to confirm it. The price of today stays.',
  price_not_valid_now: 'A price is for another day or another country.',
  price_zero: 'A price is 0, and the record does not say that the book is free. The price of today stays.',
  record_repeated: 'The file has this record more than once. The last one counts.',
  record_too_large: 'The record is larger than a record may be.',
  reference_changed: 'The sender knew the book under another reference before.',
  regrouped: 'The record says more than before: the book stands with other formats now, or alone.',
  stock_is_reserved: 'Orders have reserved more copies than were counted; the stock was left as it is.',
  subject_unknown: 'These subjects of the record lead to no category; without any, the record has none.',
  test_record: 'The sender marked it as a test.',
  unknown_record: 'The record to delete is not there, so nothing had to be done.',
  unreadable: 'The record is no well-formed XML, or no whole one.',
} as const
export type NoteCode = keyof typeof noteTexts

export type OutcomeStatus = 'added' | 'changed' | 'left' | 'refused'

/** A field with its old and its new value, both short. */
export interface FieldChange {
  field: string
  from: string
  to: string
}

/** What became of one record. */
export interface Outcome {
  reference: string
  isbn: string | null
  status: OutcomeStatus
  variantId: number | null
  /** Names of what is different now. */
  changes: string[]
  notes: Note[]
  /** The values of `changes`. */
  values?: FieldChange[]
  title?: string | undefined
  place?: Partial<Place> | undefined
}

/** Prices and stocks are shown under tags of their own. */
export const isOfOffer = (change: string): boolean =>
  change === 'stock' || change === 'supplied' || change.startsWith('price ')
