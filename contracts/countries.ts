/**
 * The countries of the EU by ISO 3166, with the form of their post codes. A shop sells to those of them that its
 * configuration names (`valid_countries`); elsewhere an invoice would have no Hungarian VAT.
 */
export const postCodes = {
  AT: /^\d{4}$/,
  BE: /^\d{4}$/,
  BG: /^\d{4}$/,
  CY: /^\d{4}$/,
  CZ: /^\d{3} ?\d{2}$/,
  DE: /^\d{5}$/,
  DK: /^\d{4}$/,
  EE: /^\d{5}$/,
  ES: /^\d{5}$/,
  FI: /^\d{5}$/,
  FR: /^\d{5}$/,
  GR: /^\d{3} ?\d{2}$/,
  HR: /^\d{5}$/,
  HU: /^[1-9]\d{3}$/,
  IE: /^[A-Z\d]{3} ?[A-Z\d]{4}$/i,
  IT: /^\d{5}$/,
  LT: /^(LT-)?\d{5}$/i,
  LU: /^(L-)?\d{4}$/i,
  LV: /^(LV-)?\d{4}$/i,
  MT: /^[A-Z]{3} ?\d{4}$/i,
  NL: /^\d{4} ?[A-Z]{2}$/i,
  PL: /^\d{2}-?\d{3}$/,
  PT: /^\d{4}-?\d{3}$/,
  RO: /^\d{6}$/,
  SE: /^\d{3} ?\d{2}$/,
  SI: /^\d{4}$/,
  SK: /^\d{3} ?\d{2}$/,
} as const satisfies Record<string, RegExp>

export type Country = keyof typeof postCodes
export const countries = Object.keys(postCodes) as [Country, ...Country[]]

export const isCountry = (value: unknown): value is Country =>
  typeof value === 'string' && Object.hasOwn(postCodes, value)
