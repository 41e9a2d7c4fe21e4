import type { Readable } from 'node:stream'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { SaxesParser } from 'saxes'
import { SheetError } from '../sheet.ts'

export interface PartHandlers {
  /** Names are without a prefix: some programs write `x:row` for `row`. */
  open: (name: string, attributes: Readonly<Record<string, string>>) => void
  text?: (text: string) => void
  close?: (name: string) => void
}

const maxDepth = 60
const maxName = 200

/** A text or a tag has no more characters. The parser works on all attributes of a tag at once. */
const maxPiece = 100_000

/** Characters that are parsed between two pauses: some milliseconds of work. */
const sliceLength = 16_384

const withoutPrefix = (name: string): string => name.slice(name.indexOf(':') + 1)

/** Parses a part of the workbook as it is unpacked. Declarations of a document type are refused: no workbook has one. */
export const parsePart = async (content: Readable, { open, text, close }: PartHandlers): Promise<void> => {
  const parser = new SaxesParser<{ xmlns: false; position: false }>({ xmlns: false, position: false })
  let depth = 0
  let sinceLast = 0
  parser.on('doctype', () => {
    throw new SheetError('file_damaged')
  })
  parser.on('opentag', ({ name, attributes }) => {
    if (++depth > maxDepth || name.length > maxName) throw new SheetError('file_damaged')
    sinceLast = 0
    open(withoutPrefix(name), attributes)
  })
  parser.on('text', (part) => text?.(part))
  parser.on('cdata', (part) => text?.(part))
  parser.on('closetag', ({ name }) => {
    depth -= 1
    sinceLast = 0
    close?.(withoutPrefix(name))
  })
  const decoder = new TextDecoder('utf-8', { fatal: true })
  const write = async (xml: string): Promise<void> => {
    for (let at = 0; at < xml.length; at += sliceLength) {
      parser.write(xml.slice(at, at + sliceLength))
      sinceLast += sliceLength
      if (sinceLast > maxPiece) throw new SheetError('file_damaged')
      await nextTurn()
    }
  }
  for await (const chunk of content as AsyncIterable<Buffer>) await write(decoder.decode(chunk, { stream: true }))
  await write(decoder.decode())
  parser.close()
}
