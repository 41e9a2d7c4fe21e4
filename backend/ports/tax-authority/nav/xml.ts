import { SaxesParser } from 'saxes'

/** An element: its name, and its text or its children. Undefined children are left out. */
export type Node = readonly [name: string, content: string | readonly (Node | undefined)[], attribute?: string]

const named = { '&': '&amp;', '<': '&lt;', '>': '&gt;' } as const
/** XML 1.0 has no place for these characters, not even as references. */
const forbidden = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g // eslint-disable-line no-control-regex
const escape = (text: string): string =>
  text.replaceAll(forbidden, '').replaceAll(/[&<>]/g, (sign) => named[sign as keyof typeof named])

const write = ([name, content, attribute]: Node): string => {
  const inner =
    typeof content === 'string' ? escape(content) : content.map((child) => (child ? write(child) : '')).join('')
  return `<${name}${attribute ? ` ${attribute}` : ''}>${inner}</${name}>`
}

export const writeXml = (root: Node): string => `<?xml version="1.0" encoding="UTF-8"?>${write(root)}`

export interface XmlElement {
  /** Without its prefix. */
  name: string
  text: string
  children: XmlElement[]
}

/** @throws Error if the text is no XML */
export const readXml = (xml: string): XmlElement => {
  const root: XmlElement = { name: '', text: '', children: [] }
  const open = [root]
  const parser = new SaxesParser()
  // A type definition could name files and other texts of any size.
  parser.on('doctype', () => parser.fail('no type definition is allowed'))
  parser.on('error', (error) => {
    throw error
  })
  parser.on('opentag', ({ name }) => {
    const element: XmlElement = { name: name.replace(/^.*:/, ''), text: '', children: [] }
    open.at(-1)?.children.push(element)
    open.push(element)
  })
  parser.on('text', (text) => {
    const element = open.at(-1)
    if (element) element.text += text
  })
  parser.on('closetag', () => void open.pop())
  parser.write(xml).close()
  const [document] = root.children
  if (!document) throw new Error('The text holds no element')
  return document
}

export const findAll = (element: XmlElement, ...path: string[]): XmlElement[] => {
  const [name, ...rest] = path
  if (name === undefined) return [element]
  return element.children.filter((child) => child.name === name).flatMap((child) => findAll(child, ...rest))
}

/** The text of the first element at the end of a path; empty if it is missing. */
export const textAt = (element: XmlElement, ...path: string[]): string =>
  findAll(element, ...path)[0]?.text.trim() ?? ''
