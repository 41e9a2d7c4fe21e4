import { Children, Fragment, isValidElement, type ReactElement, type ReactNode } from 'react'
import { partNames } from './part-names.ts'

type Props = Record<string, unknown> & { children?: ReactNode }

const widest = 76
const indent = (text: string): string => text.replaceAll(/^/gm, '  ')

const nameOf = ({ type }: ReactElement): string => {
  const name = typeof type === 'string' ? type : partNames.get(type)
  if (name === undefined) throw new Error('A part in a sample has no name in part-names.ts')
  return name
}

const literal = (value: unknown): string => {
  if (isValidElement(value))
    return value.type === Fragment ? `<>\n${indent(elementCode(value))}\n</>` : elementCode(value)
  if (typeof value === 'function') return '…'
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`
  if (typeof value === 'string') return `'${value}'`
  if (typeof value !== 'object' || value === null) return String(value)
  const pairs = Object.entries(value).filter(([, one]) => one !== undefined)
  return `{ ${pairs.map(([key, one]) => `${key}: ${literal(one)}`).join(', ')} }`
}

const attribute = ([name, value]: [string, unknown]): string => {
  if (value === true) return name
  return typeof value === 'string' ? `${name}="${value}"` : `${name}={${literal(value)}}`
}

const elementCode = (element: ReactElement): string => {
  const { children, ...given } = element.props as Props
  const inside = toCode(children)
  if (element.type === Fragment) return inside
  const attributes = Object.entries(given)
    .filter(([, value]) => value !== undefined)
    .map(attribute)
  const name = nameOf(element)
  const plain = `<${[name, ...attributes].join(' ')}`
  const opening = plain.length > widest ? `<${name}\n${indent(attributes.join('\n'))}\n` : plain
  if (!inside) return opening === plain ? `${plain} />` : `${opening}/>`
  const line = `${plain}>${inside}</${name}>`
  return line.length <= widest && !inside.includes('\n') ? line : `${opening}>\n${indent(inside)}\n</${name}>`
}

/** Prints the code of a sample from the elements on the page, so that code and sample always agree. */
export const toCode = (sample: ReactNode): string =>
  Children.toArray(sample)
    .map((one) => (isValidElement(one) ? elementCode(one) : String(one)))
    .join('\n')
