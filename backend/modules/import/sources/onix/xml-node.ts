/** An element of a record under its reference name, whichever tags the message uses. */
export interface XmlNode {
  name: string
  attributes: Readonly<Record<string, string>>
  content: (XmlNode | string)[]
}

const isNode = (part: XmlNode | string): part is XmlNode => typeof part !== 'string'

export const childrenOf = (node: XmlNode | undefined, name: string): XmlNode[] => node?.content.filter(isNode).filter((child) => child.name === name) ?? []

export const childOf = (node: XmlNode | undefined, name: string): XmlNode | undefined => childrenOf(node, name)[0]

/** The text of an element itself, without what lies around it. */
export const textOf = (node: XmlNode | undefined): string => node?.content.filter((part) => typeof part === 'string').join('').trim() ?? ''

/** The text of a child; undefined if there is none or it is empty. */
export const valueOf = (node: XmlNode | undefined, name: string): string | undefined => textOf(childOf(node, name)) || undefined

export const valuesOf = (node: XmlNode | undefined, name: string): string[] => childrenOf(node, name).map(textOf).filter(Boolean)
