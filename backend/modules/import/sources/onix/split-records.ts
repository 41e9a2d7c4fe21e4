import { SourceError } from '../../source.ts'
import { countLines } from '../count-lines.ts'
import { endOfTag, indexOfTag, nextGuard } from './find-tags.ts'

/** Bytes. A record of an ordinary book has some thousand. */
export const largestRecord = 2_000_000

/** A part of the message. What is lost was no whole record; its bytes may name the book. */
export type Piece = { line: number; bytes: Buffer } & (
  | { kind: 'header' | 'product' }
  | { kind: 'lost'; code: 'record_too_large' | 'unreadable'; detail: string; isBetweenRecords?: true }
)

const tagName = /^<([\w.:-]+)/
const localName = (name: string): string => name.slice(name.indexOf(':') + 1)
const nothing = Buffer.alloc(0)
const between = (line: number, bytes: Buffer, reason: string): Piece => ({
  kind: 'lost',
  line,
  bytes,
  code: 'unreadable',
  detail: `line ${line}: ${reason}`,
  isBetweenRecords: true,
})

/**
 * Finds the header and the records of a message by their tags alone, aware of comments, CDATA sections and namespace
 * prefixes. Each record is parsed for itself, so that a broken one breaks no other. Only one record is in memory.
 */
export class RecordSplitter {
  #bytes: Buffer = nothing
  /** Everything before this place is done with. */
  #at = 0
  #line = 1
  #root = ''
  #hasText = false
  #isEnded = false
  #isAtEnd = false
  /** The name of an element that is no record: its content is nothing of ours. */
  #foreign = ''
  /** The record that is too large and whose rest is left out. */
  #skipped = ''

  write(chunk: Buffer): void {
    this.#bytes = this.#at < this.#bytes.length ? Buffer.concat([this.#bytes.subarray(this.#at), chunk]) : chunk
    this.#at = 0
  }

  /** No more bytes will come. */
  end(): void {
    this.#isAtEnd = true
  }

  /** Puts back a part of a piece that could not be parsed: a record may begin in what looked like a comment. */
  retry({ bytes, line }: Piece, from: number): void {
    this.#bytes = Buffer.concat([bytes.subarray(from), this.#bytes.subarray(this.#at)])
    this.#at = 0
    this.#line = line + countLines(bytes, 0, from)
  }

  get line(): number {
    return this.#line
  }

  /** Whether what has come is another file: text before any element. */
  get isOther(): boolean {
    return this.#root === '' && this.#hasText
  }

  get isComplete(): boolean {
    return this.#isEnded
  }

  /** The next part; undefined until more bytes come. */
  next(): Piece | undefined {
    for (;;) {
      if (this.#isEnded) return this.#ignoreRest()
      if (this.#skipped && !this.#skip()) return undefined
      const start = this.#bytes.indexOf(0x3c, this.#at)
      const stray = this.#strayText(start < 0 ? this.#bytes.length : start)
      if (stray) return stray
      if (start < 0) return undefined
      const step = this.#readMarkup()
      if (step !== 'on') return step
    }
  }

  /** @returns a piece, `on` if there may be more, or undefined if more bytes are needed */
  #readMarkup(): Piece | 'on' | undefined {
    const begin = this.#bytes.subarray(this.#at, this.#at + 200).toString('latin1')
    if (begin.length < 10 && !this.#isAtEnd) return undefined
    if (begin.startsWith('<?')) return this.#pass('?>')
    if (begin.startsWith('<!--')) return this.#pass('-->')
    if (begin.startsWith('<![CDATA[')) return this.#pass(']]>')
    if (/^<!DOCTYPE/i.test(begin)) return this.#readDoctype()
    if (begin.startsWith('</')) return this.#readClosing(begin)
    const [, name] = tagName.exec(begin) ?? []
    if (name === undefined) return this.#take(this.#at + 1) && 'on'
    const local = localName(name)
    if (this.#root === '') return this.#readRoot(name, local)
    if (/^onixmessage$/i.test(local)) throw this.#secondMessage()
    if (/^(product|header)$/i.test(local)) return this.#readRecord(name, local)
    return this.#readForeign(name)
  }

  #readRoot(name: string, local: string): 'on' | undefined {
    if (!/^onixmessage$/i.test(local))
      throw new SourceError(`This is no ONIX message: it begins with ${name.slice(0, 40)}.`)
    const end = endOfTag(this.#bytes, this.#at)
    if (end < 0) return this.#wait('a tag')
    this.#root = name
    return this.#take(end) && 'on'
  }

  #readDoctype(): 'on' | undefined {
    const end = endOfTag(this.#bytes, this.#at)
    const text = this.#bytes.subarray(this.#at, end < 0 ? this.#bytes.length : end).toString('latin1')
    if (/\[|<!ENTITY/i.test(text))
      throw new SourceError(`Line ${this.#line}: the message declares entities of its own, which is refused.`)
    if (end < 0) return this.#wait('a declaration')
    return this.#take(end) && 'on'
  }

  #readClosing(begin: string): Piece | 'on' | undefined {
    const end = endOfTag(this.#bytes, this.#at)
    if (end < 0) return this.#wait('a tag')
    const name = begin.slice(2, end - this.#at - 1).trim()
    const { line, bytes } = this.#take(end)
    if (name === this.#root) this.#isEnded = true
    else if (name === this.#foreign) this.#foreign = ''
    else if (/^product$/i.test(localName(name))) {
      // The start tag of a record was damaged, and looked like that of another element.
      this.#foreign = ''
      return between(line, bytes, `</${name}> closes nothing`)
    }
    return 'on'
  }

  #readForeign(name: string): 'on' | undefined {
    const end = endOfTag(this.#bytes, this.#at)
    if (end < 0) return this.#wait('a tag')
    if (this.#foreign === '' && this.#bytes[end - 2] !== 0x2f) this.#foreign = name
    return this.#take(end) && 'on'
  }

  #readRecord(name: string, local: string): Piece | undefined {
    const start = this.#at
    const opening = endOfTag(this.#bytes, start)
    if (opening >= 0 && this.#bytes[opening - 2] === 0x2f) return this.#piece(local, opening)
    const end = this.#endOfRecord(name, start)
    if (end !== undefined && end >= 0) return this.#piece(local, end)
    if (end === undefined && !this.#isAtEnd && this.#bytes.length - start <= largestRecord) return undefined
    // Half a record, also one that a comment without end seems to continue: the next one begins at the next tag.
    const next = indexOfTag(this.#bytes, `<${name}`, start + 1)
    const detail = `line ${this.#line}: the record has no end`
    if (next >= 0) return { kind: 'lost', code: 'unreadable', detail, ...this.#take(next) }
    if (this.#isAtEnd) return { kind: 'lost', code: 'unreadable', detail, ...this.#take(this.#bytes.length) }
    this.#skipped = name
    return this.#tooLarge(this.#bytes.length)
  }

  #piece(local: string, end: number): Piece {
    if (end - this.#at > largestRecord) return this.#tooLarge(end)
    return { kind: /^header$/i.test(local) ? 'header' : 'product', ...this.#take(end) }
  }

  #tooLarge(end: number): Piece {
    const detail = `line ${this.#line}: more than ${largestRecord} bytes`
    return { kind: 'lost', code: 'record_too_large', detail, ...this.#take(end) }
  }

  /** The end of the record; undefined if it has not come yet, -1 if another record begins before it. */
  #endOfRecord(name: string, start: number): number | undefined {
    for (let from = start + 1; ;) {
      const close = indexOfTag(this.#bytes, `</${name}`, from)
      if (close < 0) return undefined
      const guard = nextGuard(this.#bytes, from, close)
      if (indexOfTag(this.#bytes, `<${name}`, from, guard?.start ?? close) >= 0) return -1
      if (!guard) return endOfTag(this.#bytes, close)
      if (guard.end < 0) return undefined
      from = guard.end
    }
  }

  /** Leaves out the rest of a record that is too large. @returns whether its end was found */
  #skip(): boolean {
    const close = indexOfTag(this.#bytes, `</${this.#skipped}`, this.#at)
    const open = indexOfTag(this.#bytes, `<${this.#skipped}`, this.#at)
    const isClosed = close >= 0 && (open < 0 || close < open)
    const end = isClosed ? endOfTag(this.#bytes, close) : open
    // A tag may be cut by the end of the bytes.
    this.#take(end >= 0 ? end : Math.max(this.#at, this.#bytes.length - 100))
    if (end >= 0) this.#skipped = ''
    return end >= 0
  }

  #strayText(end: number): Piece | undefined {
    const text = this.#bytes.subarray(this.#at, end).toString('latin1').trim()
    const { line, bytes } = this.#take(end)
    if (text === '' || this.#foreign !== '') return undefined
    this.#hasText = true
    if (this.#root === '') return undefined
    return between(line, bytes, 'text outside of the records')
  }

  #pass(closes: string): 'on' | undefined {
    const end = this.#bytes.indexOf(closes, this.#at + 2)
    if (end < 0) return this.#wait('a comment')
    return this.#take(end + closes.length) && 'on'
  }

  #wait(what: string): undefined {
    if (this.#bytes.length - this.#at > largestRecord)
      throw new SourceError(`Line ${this.#line}: ${what} has no end within ${largestRecord} bytes.`)
  }

  #ignoreRest(): undefined {
    for (let next = this.#bytes.indexOf(0x3c, this.#at); next >= 0; next = this.#bytes.indexOf(0x3c, this.#at)) {
      this.#take(next)
      const tag = this.#bytes.subarray(next, next + 60).toString('latin1')
      if (/^<(\?xml|([\w.-]+:)?onixmessage)\b/i.test(tag)) throw this.#secondMessage()
      if (tag.length < 60 && !this.#isAtEnd) return
      this.#take(next + 1)
    }
  }

  #secondMessage(): SourceError {
    return new SourceError(`Line ${this.#line}: a second message begins. Import it as a file of its own.`)
  }

  #take(end: number): { line: number; bytes: Buffer } {
    const taken = { line: this.#line, bytes: this.#bytes.subarray(this.#at, end) }
    this.#line += countLines(this.#bytes, this.#at, end)
    this.#at = end
    return taken
  }
}
