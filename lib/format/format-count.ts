import type { Locale } from '#contracts/shop.ts'
import { groupDigits } from './group-digits.ts'

/** `1 284`, in English `1,284`; with decimals for averages: `4,7`. */
export const formatCount = (value: number, locale: Locale, decimals = 0): string => groupDigits(value, locale, decimals)
