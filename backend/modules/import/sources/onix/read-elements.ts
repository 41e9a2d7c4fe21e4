import { SaxesParser, type SaxesTagPlain } from 'saxes'
import { SourceError } from '../../source.ts'
import shortTags from './short-tags.json' with { type: 'json' }
import type { XmlNode } from './xml-node.ts'

/** Characters. A record of an ordinary book has some thousand. */
export const largestRecord = 2_000_000
const deepest = 60

/** Of a record that is too large only the position is returned. */
export type Element = { kind: 'header' | 'product'; node: XmlNode } | { kind: 'oversized'; line: number }

const referenceNames: Readonly<Record<string, string>> = shortTags

/**
 * Parses the message as a stream and returns its header and its records one by one, so that only one record is in
 * memory. Declarations of entities are refused: no message needs them, and they can exhaust the memory of a parser.
 */
export class ElementReader {
  readonly #parser = new SaxesParser<{ position: true; xmlns: false }>({ position: true, xmlns: false })
  readonly #done: Element[] = []
  #open: XmlNode[] = []
  #depth = 0
  #began = 0
  #lastEvent = 0
  #isOversized = false
  /** The parser closes elements before it reports that their end is missing. Half a record must not count as a whole one. */
  #closing: Element | undefined

  constructor() {
    const parser = this.#parser
    parser.on('error', (error) => {
      if (/unexpected close tag|unmatched closing tag/.test(error.message)) this.#closing = undefined
      this.#acceptClosed()
      throw new SourceError(
        `Line ${parser.line}, column ${parser.column}: ${error.message.replace(/^\d+:\d+:\s*/, '')}`,
      )
    })
    parser.on('doctype', (text) => {
      if (/\[|<!ENTITY/i.test(text))
        throw new SourceError(`Line ${parser.line}: the message declares entities of its own, which is refused.`)
    })
    parser.on('opentag', (tag) => this.#opened(tag))
    parser.on('text', (text) => this.#add(text))
    parser.on('cdata', (text) => this.#add(text))
    parser.on('closetag', () => this.#closed())
  }

  /** @throws SourceError where the message is broken; `take` returns the records before that */
  write(chunk: string): void {
    this.#parser.write(chunk)
    this.#acceptClosed()
    if (this.#parser.position - this.#lastEvent > largestRecord)
      throw new SourceError(`Line ${this.#parser.line}: a text has no end within ${largestRecord} characters.`)
    if (this.#open.length > 0 && this.#parser.position - this.#began > largestRecord) this.#isOversized = true
  }

  close(): void {
    this.#parser.close()
  }

  take(): Element[] {
    return this.#done.splice(0)
  }

  #opened({ name, attributes }: Pick<SaxesTagPlain, 'name' | 'attributes'>): void {
    this.#acceptClosed()
    this.#lastEvent = this.#parser.position
    this.#depth += 1
    if (this.#depth > deepest)
      throw new SourceError(`Line ${this.#parser.line}: elements lie deeper in one another than ${deepest}.`)
    const node: XmlNode = { name: referenceNames[name] ?? name, attributes, content: [] }
    if (this.#depth === 1 && node.name !== 'ONIXMessage')
      throw new SourceError(`This is no ONIX message: it begins with ${name.slice(0, 40)}.`)
    if (this.#depth === 2) {
      this.#began = this.#parser.position
      this.#isOversized = false
      if (node.name === 'Product' || node.name === 'Header') this.#open = [node]
    } else if (this.#open.length > 0) {
      if (!this.#isOversized) this.#open.at(-1)?.content.push(node)
      this.#open.push(node)
    }
  }

  #add(text: string): void {
    this.#acceptClosed()
    this.#lastEvent = this.#parser.position
    if (!this.#isOversized) this.#open.at(-1)?.content.push(text)
  }

  #closed(): void {
    this.#lastEvent = this.#parser.position
    this.#depth -= 1
    const node = this.#open.pop()
    if (!node || this.#open.length > 0) return
    const isOversized = this.#isOversized || this.#parser.position - this.#began > largestRecord
    this.#closing = isOversized
      ? { kind: 'oversized', line: this.#parser.line }
      : { kind: node.name === 'Header' ? 'header' : 'product', node }
  }

  #acceptClosed(): void {
    if (this.#closing) this.#done.push(this.#closing)
    this.#closing = undefined
  }
}
