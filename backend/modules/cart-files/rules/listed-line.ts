/** One way to understand a line. */
export interface Reading {
  /** What names the book: an ISBN, an SKU or a title. */
  name: string
  /** Null where the text is no possible quantity. */
  quantity: number | null
}

/** A line of a file or of a pasted list. */
export interface ListedLine {
  /** From 1. */
  row: number
  /** What the report calls it, as long as no book is found. */
  written: string
  /** The first reading that names a book counts: `Fahrenheit 451` is a title, `Édes Anna 3` three copies. */
  readings: readonly Reading[]
  /** A value stands as a formula, which is not computed. */
  isFormula?: boolean
}

/** The most copies that a line can ask for; of how many one order can have, the cart decides. */
export const maxQuantity = 999

/** `3`, `3 db`, `3x`, and `3,0` as a spreadsheet writes it; null for everything else. */
export const parseQuantity = (text: string): number | null => {
  const digits = /^(\d{1,4})(?:[.,]0{1,4})?\s*(?:x|×|db\.?|darab|példány|pcs\.?|copies|copy)?$/iu.exec(text.trim())?.[1]
  const quantity = Number(digits)
  return digits !== undefined && quantity >= 1 && quantity <= maxQuantity ? quantity : null
}
