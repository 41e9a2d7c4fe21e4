import { childrenOf, valueOf, valuesOf, type XmlNode } from '../xml-node.ts'

/** An element of ONIX 3; undefined if it would be empty. */
export const element = (
  name: string,
  ...content: readonly (XmlNode | string | undefined | readonly (XmlNode | undefined)[])[]
): XmlNode | undefined => {
  const parts = content.flat().filter((part) => part !== undefined && part !== '') as (XmlNode | string)[]
  return parts.length > 0 ? { name, attributes: {}, content: parts } : undefined
}

/** Children under another name. */
export const renamed = (node: XmlNode, from: string, to: string): XmlNode[] =>
  childrenOf(node, from).map((child) => ({ ...child, name: to }))

/** Children that are the same in both releases. */
export const same = (node: XmlNode, ...names: readonly string[]): XmlNode[] =>
  names.flatMap((name) => childrenOf(node, name))

/** A value under another name. */
export const value = (node: XmlNode, from: string, to: string): XmlNode | undefined =>
  element(to, valueOf(node, from) ?? '')

/** The values of children in one element, as ONIX 3 writes lists of countries. */
export const joined = (node: XmlNode, from: string, to: string): XmlNode | undefined =>
  element(to, valuesOf(node, from).join(' '))
