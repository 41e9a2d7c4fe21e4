import { fill, path, rectangle } from '../svg-shapes.ts'
import { rounded } from '../rounded.ts'
import { fitText } from '../type/fit-text.ts'

const left = [
  '0001101',
  '0011001',
  '0010011',
  '0111101',
  '0100011',
  '0110001',
  '0101111',
  '0111011',
  '0110111',
  '0001011',
]
/** The first digit has no bars of its own: it says which of the left digits are mirrored. */
const parities = ['LLLLLL', 'LLGLGG', 'LLGGLG', 'LLGGGL', 'LGLLGG', 'LGGLLG', 'LGGGLL', 'LGLGLG', 'LGLGGL', 'LGGLGL']

const inverted = (bits: string) => bits.replaceAll(/[01]/g, (bit) => (bit === '0' ? '1' : '0'))
const reversed = (bits: string) => [...bits].toReversed().join('')

/** The 95 modules of an EAN-13: 1 is a bar. */
export function barcodeModules(isbn: string): string {
  const [first = 0, ...digits] = [...isbn].map(Number)
  const bitsOf = (digit: number, at: number) => {
    const bits = left[digit] ?? ''
    if (at >= 6) return inverted(bits)
    return parities[first]?.[at] === 'G' ? reversed(inverted(bits)) : bits
  }
  const encoded = digits.map(bitsOf)
  return `101${encoded.slice(0, 6).join('')}01010${encoded.slice(6).join('')}101`
}

const moduleWidth = 1.5
const barHeight = 62
const margin = 16
export const barcodeSize = { width: 95 * moduleWidth + 2 * margin, height: barHeight + margin + 34 }

/** The bars on a white field, with the number below. */
export function drawBarcode(isbn: string, x: number, y: number): string {
  const bars = [...barcodeModules(isbn)]
    .map((bit, at) =>
      bit === '1'
        ? rounded`M${x + margin + at * moduleWidth} ${y + margin}h${moduleWidth}v${barHeight}h${-moduleWidth}z`
        : '',
    )
    .join('')
  const number = fitText(
    isbn,
    { face: 'sans', maxSize: 15, leading: 1, tracking: 0.06 },
    { width: 95 * moduleWidth, height: 14, maxLines: 1 },
  )
  return (
    rectangle(x, y, barcodeSize.width, barcodeSize.height, fill('#fff')) +
    path(bars, fill('#000')) +
    number.draw({ x: x + barcodeSize.width / 2, top: y + margin + barHeight + 9, align: 'centre', fill: '#000' })
  )
}
