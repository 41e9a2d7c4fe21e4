import Pdf from 'pdfkit'
import type { Face, Faces } from './faces.ts'

type Doc = InstanceType<typeof Pdf>
export type Element = ReturnType<Doc['struct']>

export const colours = { ink: '#1d1b18', soft: '#635c52', line: '#d8cfc2', rubric: '#a3201a' }

export interface Style {
  x: number
  width: number
  size: number
  isBold?: boolean
  colour?: string
  align?: 'left' | 'right'
}

export interface Paper {
  /** The part of the page that is printed on, in points. */
  left: number
  width: number
  /** From here on a page belongs to its footer. */
  bottom: number
  /** Where the next part begins. */
  y: number
  root: Element
  /** Opens an element of the document's structure, which screen readers follow. */
  element: (type: string, parent: Element) => Element
  /** Writes a text at `y` as an element. @returns its height */
  write: (text: string, style: Style, type: string, parent: Element, y: number) => number
  heightOf: (text: string, style: Style) => number
  rule: (y: number, from?: number, to?: number) => void
  turnPage: () => void
  /** Writes the footers of all pages and closes the document. */
  finish: (footerOf: (page: number, pages: number) => string[]) => Promise<Uint8Array>
}

interface Facts {
  title: string
  author: string
  language: string
  madeAt: Date
}

/** Figures below one another have one width. Only where they stand: pdfkit remembers no words that are set with features. */
const featuresOf = ({ align }: Style): { features?: PDFKit.Mixins.OpenTypeFeatures[] } =>
  align === 'right' ? { features: ['tnum'] } : {}

const margin = 50
const footerHeight = 60

/** A4 sheets with tags. The same texts make the same bytes. */
export const openPaper = (faces: Faces, { title, author, language, madeAt }: Facts): Paper => {
  const doc = new Pdf({
    size: 'A4',
    margins: { top: margin, left: margin, right: margin, bottom: 0 },
    bufferPages: true,
    pdfVersion: '1.7',
    tagged: true,
    lang: language,
    displayTitle: true,
    // No face before those of the invoice: pdfkit would open a face anew at each use if it had it under another name.
    font: '',
    info: { Title: title, Author: author, Creator: author, Producer: 'PDFKit', CreationDate: madeAt, ModDate: madeAt },
  })
  const parts: Buffer[] = []
  doc.on('data', (part: Buffer) => parts.push(part))
  for (const [name, face] of Object.entries(faces)) doc.registerFont(name, face)
  const root = doc.struct('Document')
  doc.addStructure(root)

  const hasAll = (face: Face, text: string): boolean => {
    doc.font(face)
    const { font } = (doc as unknown as { _font: { font: { hasGlyphForCodePoint: (point: number) => boolean } } })._font
    return [...text].every((letter) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0))
  }
  const choose = (text: string, { size, isBold = false }: Style) => {
    const own: Face = isBold ? 'bold' : 'regular'
    const wide: Face = isBold ? 'wideBold' : 'wideRegular'
    doc.font(hasAll(own, text) ? own : wide).fontSize(size)
  }
  const heightOf = (text: string, style: Style): number => {
    choose(text, style)
    return doc.heightOfString(text, { width: style.width, ...featuresOf(style) })
  }
  const put = (text: string, style: Style, y: number) => {
    choose(text, style)
    doc.fillColor(style.colour ?? colours.ink)
    doc.text(text, style.x, y, { width: style.width, align: style.align ?? 'left', ...featuresOf(style) })
  }
  const asArtifact = (draw: () => void) => {
    doc.markContent('Artifact', { type: 'Layout' })
    draw()
    doc.endMarkedContent()
  }

  const paper: Paper = {
    left: margin,
    width: doc.page.width - 2 * margin,
    bottom: doc.page.height - footerHeight,
    y: margin,
    root,
    element: (type, parent) => {
      const element = doc.struct(type)
      parent.add(element)
      return element
    },
    write: (text, style, type, parent, y) => {
      const height = heightOf(text, style)
      const content = doc.markStructureContent(type)
      put(text, style, y)
      doc.endMarkedContent()
      parent.add(doc.struct(type, content as never))
      return height
    },
    heightOf,
    rule: (y, from = margin, to = doc.page.width - margin) =>
      asArtifact(() => doc.moveTo(from, y).lineTo(to, y).lineWidth(0.5).strokeColor(colours.line).stroke()),
    turnPage: () => {
      doc.addPage()
      paper.y = margin
    },
    finish: async (footerOf) => {
      const { count } = doc.bufferedPageRange()
      for (let page = 0; page < count; page++) {
        doc.switchToPage(page)
        paper.rule(paper.bottom + 12)
        const [last = '', ...lines] = footerOf(page + 1, count).toReversed()
        const style: Style = { x: margin, width: paper.width, size: 8, colour: colours.soft }
        asArtifact(() => {
          for (const [index, line] of lines.toReversed().entries()) put(line, style, paper.bottom + 18 + index * 11)
          put(last, { ...style, align: 'right' }, paper.bottom + 18)
        })
      }
      root.end()
      const ended = new Promise((resolve) => doc.once('end', resolve))
      doc.end()
      await ended
      return new Uint8Array(Buffer.concat(parts))
    },
  }
  return paper
}
