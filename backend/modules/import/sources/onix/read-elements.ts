import type { Note, Place } from '../../report/outcome.ts'
import { SourceError, type UnreadableRecord } from '../../source.ts'
import { createDecoder, type Decoded } from '../encoding/create-decoder.ts'
import { toSearchable } from '../encoding/to-searchable.ts'
import { RecordError } from '../record-error.ts'
import { indexOfTag } from './find-tags.ts'
import { guessIdentity } from './guess-identity.ts'
import { mendText } from './mend-text.ts'
import { RecordParser } from './parse-record.ts'
import { liftHeader, liftProduct } from './release-2/lift-message.ts'
import { type Piece, RecordSplitter } from './split-records.ts'
import type { XmlNode } from './xml-node.ts'

/** A part of the message, whatever its release, in the shape of ONIX 3. */
export type Element =
  | { kind: 'header'; node: XmlNode }
  | { kind: 'product'; node: XmlNode; notes: Note[]; place: Place }
  | { kind: 'lost'; record: UnreadableRecord }

/** Reads the parts of one message. What cannot be read is lost alone. */
class MessageReader {
  readonly #splitter = new RecordSplitter()
  readonly #parser = new RecordParser()
  readonly #decode: (piece: Buffer) => Decoded
  readonly #declared: string
  #count = 0

  constructor(declared: string, ahead: Buffer) {
    this.#declared = declared
    this.#decode = createDecoder(declared, ahead)
  }

  /** @throws SourceError where the rest cannot be read */
  *read(chunk: Buffer): Generator<Element> {
    this.#splitter.write(chunk)
    yield* this.#elements()
  }

  *end(): Generator<Element> {
    this.#splitter.end()
    yield* this.#elements()
    if (this.#splitter.isOther) throw new SourceError('This is no ONIX message: it has no ONIXMessage element.')
    if (!this.#splitter.isComplete)
      throw new SourceError(`Line ${this.#splitter.line}: the file ends before the message does.`)
  }

  *#elements(): Generator<Element> {
    for (let piece = this.#splitter.next(); piece; piece = this.#splitter.next()) {
      if (piece.kind === 'product' || (piece.kind === 'lost' && !piece.isBetweenRecords)) this.#count += 1
      yield this.#elementOf(piece)
    }
  }

  #elementOf(piece: Piece): Element {
    const { text, ...decoded } = this.#decode(piece.bytes)
    if (piece.kind === 'lost') return this.#lost(piece, text, { code: piece.code, detail: piece.detail })
    const mended = mendText(text)
    if (piece.kind === 'product' && (decoded.isUnreadable || mended.hasLostLetters))
      return this.#lost(piece, text, { code: 'characters_lost', detail: `line ${piece.line}` })
    try {
      const node = this.#parser.parse(mended.text, piece.line)
      if (piece.kind === 'header') return { kind: 'header', node: liftHeader(node) }
      const notes: Note[] = decoded.actual
        ? [{ code: 'encoding_differs', detail: `${decoded.actual} instead of ${this.#declared}` }]
        : []
      return { kind: 'product', node: liftProduct(node), notes, place: this.#placeOf(piece) }
    } catch (error) {
      if (!(error instanceof RecordError)) throw error
      return this.#lost(piece, text, error.note)
    }
  }

  #lost(piece: Piece, text: string, refusal: Note): Element {
    if (piece.kind === 'header')
      throw new SourceError(`The header of the message cannot be read. ${refusal.code}: ${refusal.detail ?? ''}`)
    // The search for the end may have taken more than this record for one, because of a comment or a CDATA section.
    const [tag = ''] = /^<[\w.:-]+/.exec(text) ?? []
    const next = piece.kind === 'product' ? indexOfTag(piece.bytes, tag, 1) : -1
    if (next > 0) this.#splitter.retry(piece, next)
    const own = next > 0 ? piece.bytes.subarray(0, next).toString('latin1') : text.slice(0, 20_000)
    return { kind: 'lost', record: { ...guessIdentity(own), refusal, place: this.#placeOf(piece) } }
  }

  #placeOf({ line }: Piece): Place {
    return { number: this.#count, line }
  }
}

/** The encoding that the XML declaration names; without one it is UTF-8. */
const declaredIn = (start: Buffer): string =>
  /^\s*<\?xml[^>]*\bencoding\s*=\s*["']([\w.:-]+)["']/.exec(start.toString('latin1', 0, 200))?.[1] ?? 'utf-8'

/** Reads a message as a stream. What comes before an error is returned before the error is thrown. */
export async function* readElements(content: AsyncIterable<Buffer>): AsyncGenerator<Element> {
  const { bytes, encoding, ahead } = await toSearchable(content, declaredIn)
  const reader = new MessageReader(encoding, ahead)
  for await (const chunk of bytes) yield* reader.read(chunk)
  yield* reader.end()
}
