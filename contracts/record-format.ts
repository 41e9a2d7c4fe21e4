/** MARC 21 as ISO 2709 (`.mrc`) and as MARCXML (`.xml`). */
export const recordFormats = ['mrc', 'xml'] as const
export type RecordFormat = (typeof recordFormats)[number]
