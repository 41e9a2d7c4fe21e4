export type Decimal = '.' | ','

/** A number without spaces, currency, per cent sign and the `,-` that stands for no cents. */
export const bareNumber = (text: string): string =>
  text.replaceAll(/\s|Ft\.?|HUF|EUR|€|%/gi, '').replace(/[.,][-–]+$/, '')

const inFormat: Readonly<Record<Decimal, RegExp>> = {
  '.': /^(?:\d{1,9}|[1-9]\d{0,2}(?:,\d{3}){1,2})(?:\.\d+)?$/,
  ',': /^(?:\d{1,9}|[1-9]\d{0,2}(?:\.\d{3}){1,2})(?:,\d+)?$/,
}

/** A number as JavaScript writes it; undefined if it is none, or its groups are not of three digits. */
export const plainNumber = (bare: string, decimal: Decimal): string | undefined => {
  if (!inFormat[decimal].test(bare)) return undefined
  return decimal === ',' ? bare.replaceAll('.', '').replace(',', '.') : bare.replaceAll(',', '')
}

/** Whether a number has one separator that may be either: `3.590` is three and a half, or three thousand. */
const isAmbiguous = (bare: string): boolean => /^[1-9]\d{0,2}[.,]\d{3}$/.test(bare)

/** The decimal separator that a number proves. */
export const provenDecimal = (bare: string): Decimal | undefined => {
  if (!/[.,]/.test(bare) || isAmbiguous(bare)) return undefined
  const possible = (['.', ','] as const).filter((decimal) => plainNumber(bare, decimal) !== undefined)
  return possible.length === 1 ? possible[0] : undefined
}

/** The separators that the numbers of a column prove: none, one, or both in a column without a rule. */
export type Proof = ReadonlySet<Decimal>

/** How to read a number; undefined if that is open. */
export const decimalFor = (bare: string, proof: Proof, hasFractions: boolean): Decimal | undefined => {
  if (!/[.,]/.test(bare)) return '.'
  if (proof.size === 1) return [...proof][0]
  if (!isAmbiguous(bare)) return provenDecimal(bare)
  // A currency without fractions: three digits behind a separator can only be thousands, unless the column says more.
  if (hasFractions || proof.size > 1) return undefined
  return bare.includes('.') ? ',' : '.'
}
