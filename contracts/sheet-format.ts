/** The files in which the shop gives out tables. The spec's default is XLSX (point 9). */
export const sheetFormats = ['xlsx', 'csv'] as const
export type SheetFormat = (typeof sheetFormats)[number]
