/** A text, or a number with the decimals that are shown. */
export type WrittenCell = string | { value: number; decimals: number }
