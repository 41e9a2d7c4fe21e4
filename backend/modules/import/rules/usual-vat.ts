import { type Format, isDownload } from '#contracts/shop.ts'

/** Percent. The law sets the tax, not the supplier: five for printed books, the full rate for downloads. */
export const usualVat = (format: Format | undefined): number => (format && isDownload(format) ? 27 : 5)
