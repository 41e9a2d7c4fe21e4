import { ownScheme } from './categories-of.ts'
import { timeOf } from './time-of.ts'
import type { ReadRecord } from '../../apply/batch.ts'
import { SourceError, type TradeSource, type UnreadableRecord } from '../../source.ts'
import { openFile } from '../open-file.ts'
import { type Element, readElements } from './read-elements.ts'
import { isbnIn } from './read-identifiers.ts'
import { type MessageDefaults, toRecord } from './to-record.ts'
import { childOf, valueOf, type XmlNode } from './xml-node.ts'

const numberOf = (text: string | undefined): number | null => (/^\d{1,9}$/.test(text ?? '') ? Number(text) : null)

const readHeader = (header: XmlNode, defaults: MessageDefaults): string | undefined => {
  defaults.language = valueOf(header, 'DefaultLanguageOfText') ?? defaults.language
  defaults.priceType = valueOf(header, 'DefaultPriceType') ?? defaults.priceType
  defaults.currency = valueOf(header, 'DefaultCurrencyCode') ?? defaults.currency
  const sender = valueOf(childOf(header, 'Sender'), 'SenderName')
  defaults.message = {
    sentAt: timeOf(valueOf(header, 'SentDateTime')),
    number: numberOf(valueOf(header, 'MessageNumber')),
  }
  // The records of a sender are known by this name.
  if (sender?.includes('\uFFFD')) throw new SourceError('The name of the sender has letters that cannot be read.')
  return sender
}

const recordOf = (
  { node, notes, place }: Extract<Element, { kind: 'product' }>,
  defaults: MessageDefaults,
): ReadRecord | UnreadableRecord => {
  try {
    const read = toRecord(node, defaults)
    return 'refusal' in read ? { ...read, place } : { ...read, place, notes: [...notes, ...read.notes] }
  } catch (error) {
    // No record may end the import, whatever it has in places that nobody thought of.
    const detail = error instanceof Error ? error.message : String(error)
    const [reference, isbn] = [valueOf(node, 'RecordReference') ?? '', isbnIn(node)]
    return { reference, isbn, refusal: { code: 'unreadable', detail }, place }
  }
}

/** What a record depends on beside its message. */
export type OnixFacts = Pick<MessageDefaults, 'today' | 'vatRates'>

/** @returns the source; its sender is known once the header is read, which is before the first record */
export const openOnix = async (path: string, facts: OnixFacts): Promise<TradeSource> => {
  const { content, progress } = await openFile(path)
  const defaults: MessageDefaults = {
    language: undefined,
    priceType: '04',
    currency: undefined,
    sender: 'onix',
    message: { sentAt: null, number: null },
    ...facts,
  }
  const elements = readElements(content)
  const first = await elements.next()
  const header = !first.done && first.value.kind === 'header' ? readHeader(first.value.node, defaults) : undefined
  if (header) defaults.sender = header
  const records = async function* (): AsyncGenerator<ReadRecord | UnreadableRecord> {
    for (let next = first; !next.done; next = await elements.next()) {
      const element = next.value
      if (element.kind === 'product') yield recordOf(element, defaults)
      else if (element.kind === 'lost') yield element.record
    }
  }
  const { sender, message } = defaults
  return { sender, ...(sender !== ownScheme && { message }), records: records(), progress }
}
