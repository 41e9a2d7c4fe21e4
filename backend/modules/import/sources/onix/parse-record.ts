import { decodeHTMLStrict } from 'entities'
import { SaxesParser, type SaxesTagPlain } from 'saxes'
import { RecordError } from '../record-error.ts'
import shortTagsOf2 from './release-2/short-tags.json' with { type: 'json' }
import shortTags from './short-tags.json' with { type: 'json' }
import type { XmlNode } from './xml-node.ts'

const deepest = 60

const referenceNames: Readonly<Record<string, string>> = { ...shortTagsOf2, ...shortTags }

/** Short tags are in lower case and reference names are not: looking all of them up took a fifth of the time of parsing. */
const isShort = (name: string): boolean => name.charCodeAt(0) >= 97

/** The entities of XML and of HTML, which the DTD of ONIX 2.1 declares. Others are undefined. */
const entities: Record<string, string> = new Proxy<Record<string, string>>(
  {},
  {
    get: (known, name) => {
      if (typeof name !== 'string') return undefined
      const entity = `&${name};`
      if (!Object.hasOwn(known, name)) {
        const text = decodeHTMLStrict(entity)
        if (text === entity) return undefined
        known[name] = text
      }
      return known[name]
    },
  },
)

/** Parses single records: elements by their reference names, without prefixes. */
export class RecordParser {
  #parser: SaxesParser<{ xmlns: false }> | undefined
  #root: XmlNode | undefined
  #open: XmlNode[] = []
  #line = 1

  /** @throws RecordError that names the line and the reason */
  parse(text: string, line: number): XmlNode {
    this.#root = undefined
    this.#open = []
    this.#line = line
    const parser = (this.#parser ??= this.#create())
    parser.ENTITIES = entities
    try {
      parser.write(text).close()
    } catch (error) {
      // The state of a parser after an error is undefined.
      this.#parser = undefined
      throw error
    }
    if (!this.#root) throw new RecordError({ code: 'unreadable', detail: `line ${line}` })
    return this.#root
  }

  #create(): SaxesParser<{ xmlns: false }> {
    const parser = new SaxesParser<{ xmlns: false }>({ xmlns: false })
    parser.on('error', ({ message }) => {
      const reason = message.replace(/^\d+:\d+:\s*/, '').replace(/\.$/, '')
      throw new RecordError({
        code: 'unreadable',
        detail: `line ${this.#line + parser.line - 1}, column ${parser.column}: ${reason}`,
      })
    })
    parser.on('opentag', (tag) => this.#opened(tag, parser.line))
    parser.on('text', (text) => this.#open.at(-1)?.content.push(text))
    parser.on('cdata', (text) => this.#open.at(-1)?.content.push(text))
    parser.on('closetag', () => void this.#open.pop())
    return parser
  }

  #opened({ name, attributes }: Pick<SaxesTagPlain, 'name' | 'attributes'>, line: number): void {
    if (this.#open.length >= deepest)
      throw new RecordError({
        code: 'unreadable',
        detail: `line ${this.#line + line - 1}: elements lie deeper in one another than ${deepest}`,
      })
    const colon = name.indexOf(':')
    const local = colon < 0 ? name : name.slice(colon + 1)
    const node: XmlNode = { name: isShort(local) ? (referenceNames[local] ?? local) : local, attributes, content: [] }
    if (this.#open.length === 0) this.#root = node
    else this.#open.at(-1)?.content.push(node)
    this.#open.push(node)
  }
}
