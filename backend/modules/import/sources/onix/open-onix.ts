import { shopDay } from '../../../catalog/rules/shop-day.ts'
import type { ReadRecord } from '../../apply/batch.ts'
import { SourceError, type TradeSource, type UnreadableRecord } from '../../source.ts'
import { openFile } from '../open-file.ts'
import { type Element, ElementReader, largestRecord } from './read-elements.ts'
import { type MessageDefaults, toRecord } from './to-record.ts'
import { childOf, valueOf, type XmlNode } from './xml-node.ts'

const readHeader = (header: XmlNode, defaults: MessageDefaults): string | undefined => {
  defaults.language = valueOf(header, 'DefaultLanguageOfText') ?? defaults.language
  defaults.priceType = valueOf(header, 'DefaultPriceType') ?? defaults.priceType
  defaults.currency = valueOf(header, 'DefaultCurrencyCode') ?? defaults.currency
  return valueOf(childOf(header, 'Sender'), 'SenderName')
}

/** The encoding that the XML declaration names; without one it is UTF-8. */
const decoderFor = (start: Buffer): TextDecoder => {
  const [, label = 'utf-8'] =
    /^[^>]*\bencoding\s*=\s*["']([\w-]+)["']/.exec(start.subarray(0, 200).toString('latin1')) ?? []
  try {
    return new TextDecoder(label)
  } catch {
    throw new SourceError(`The message is written in ${label}, which cannot be read.`)
  }
}

/** Reads an ONIX 3 message as a stream. The records before an error are returned before the error is thrown. */
export async function* readElements(content: AsyncIterable<Buffer>): AsyncGenerator<Element> {
  const reader = new ElementReader()
  let decoder: TextDecoder | undefined
  let failure: unknown
  const attempt = (work: () => void): void => {
    try {
      work()
    } catch (error) {
      failure = error
    }
  }
  for await (const chunk of content) {
    decoder ??= decoderFor(chunk)
    const text = decoder.decode(chunk, { stream: true })
    attempt(() => reader.write(text))
    yield* reader.take()
    if (failure) throw failure
  }
  attempt(() => reader.close())
  yield* reader.take()
  if (failure) throw failure
}

/** @returns the source; its sender is known once the header is read, which is before the first record */
export const openOnix = async (path: string, now: Date): Promise<TradeSource> => {
  const { content, progress } = await openFile(path)
  const defaults: MessageDefaults = { language: 'hun', priceType: '04', currency: undefined, today: shopDay(now) }
  const elements = readElements(content)
  const first = await elements.next()
  const header = !first.done && first.value.kind === 'header' ? readHeader(first.value.node, defaults) : undefined
  const recordOf = (element: Element): ReadRecord | UnreadableRecord =>
    element.kind === 'oversized'
      ? {
          reference: '',
          isbn: null,
          refusal: {
            code: 'record_too_large',
            detail: `more than ${largestRecord} characters before line ${element.line}`,
          },
        }
      : toRecord(element.node, defaults)
  const records = async function* (): AsyncGenerator<ReadRecord | UnreadableRecord> {
    if (!first.done && first.value.kind !== 'header') yield recordOf(first.value)
    for await (const element of elements) if (element.kind !== 'header') yield recordOf(element)
  }
  return { sender: header ?? 'onix', records: records(), progress }
}
