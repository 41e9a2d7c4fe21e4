import { oneLine, withoutMarks } from '../clean-text.ts'

/** An element by its reference name, in a message with reference tags or short tags. */
export interface XmlNode {
  name: string
  attributes: Readonly<Record<string, string>>
  content: (XmlNode | string)[]
}

export const childrenOf = (node: XmlNode | undefined, name: string): XmlNode[] => {
  const found: XmlNode[] = []
  for (const part of node?.content ?? []) if (typeof part !== 'string' && part.name === name) found.push(part)
  return found
}

export const childOf = (node: XmlNode | undefined, name: string): XmlNode | undefined => {
  for (const part of node?.content ?? []) if (typeof part !== 'string' && part.name === name) return part
  return undefined
}

/** The text of an element itself, without that of its child elements. */
export const textOf = (node: XmlNode | undefined): string => {
  let text = ''
  for (const part of node?.content ?? []) if (typeof part === 'string') text += part
  return text.trim()
}

const lineOf = (node: XmlNode | undefined): string => oneLine(textOf(node))

/** The text of a child; undefined if there is none or it is empty. */
export const valueOf = (node: XmlNode | undefined, name: string): string | undefined =>
  lineOf(childOf(node, name)) || undefined

/** The same without the marks that library records put behind titles and names. */
export const bareValueOf = (node: XmlNode | undefined, name: string): string | undefined => {
  const value = valueOf(node, name)
  return value && withoutMarks(value)
}

export const valuesOf = (node: XmlNode | undefined, name: string): string[] =>
  childrenOf(node, name).map(lineOf).filter(Boolean)
