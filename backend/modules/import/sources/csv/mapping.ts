import { z } from 'zod'
import { SourceError } from '../../source.ts'

/** The fields that a column can have. Lists have several values, separated by `listSeparator`. */
const csvFields = [
  'reference',
  'isbn',
  'sku',
  'format',
  'title',
  'subtitle',
  'language',
  'originalTitle',
  'originalLanguage',
  'authors',
  'translators',
  'illustrators',
  'editors',
  'narrators',
  'series',
  'seriesNumber',
  'categories',
  'ageFrom',
  'ageTo',
  'pages',
  'minutes',
  'width',
  'height',
  'weight',
  'lead',
  'leadEn',
  'description',
  'descriptionEn',
  'images',
  'publisher',
  'publishedOn',
  'firstYear',
  'active',
  'work',
  'otherFormats',
  'replacedBy',
  'vatRate',
  'priceHUF',
  'originalPriceHUF',
  'priceEUR',
  'originalPriceEUR',
  'stock',
  'supplier',
  'supplierStock',
  'supplierDays',
] as const
export type CsvField = (typeof csvFields)[number]

/** The fields that are numbers. */
export const numberFields = [
  'seriesNumber',
  'ageFrom',
  'ageTo',
  'pages',
  'minutes',
  'width',
  'height',
  'weight',
  'firstYear',
  'vatRate',
  'priceHUF',
  'originalPriceHUF',
  'priceEUR',
  'originalPriceEUR',
  'stock',
  'supplierStock',
  'supplierDays',
] as const satisfies readonly CsvField[]

const field = z.enum(csvFields)
const character = z.string().length(1)

const schema = z
  .strictObject({
    /** The sender of the file. The same reference from another sender is another record. */
    sender: z.string().min(1).max(100).default('csv'),
    /** Without it the encoding is recognised. */
    encoding: z.string().optional(),
    delimiter: character.default(','),
    listSeparator: character.default(';'),
    /** The decimal separator of numbers. Without it each column shows by its values which one it has. */
    decimal: z.enum(['.', ',']).optional(),
    /** Field -> heading of its column. */
    columns: z.partialRecord(field, z.string().min(1)),
    /** Field -> value in the file -> value of the field. */
    values: z.partialRecord(field, z.record(z.string(), z.string())).default({}),
    /** Field -> its value where the column is empty or missing. */
    defaults: z.partialRecord(field, z.string()).default({}),
  })
  .refine(({ columns }) => columns.isbn || columns.sku || columns.reference, {
    error: 'One of isbn, sku and reference must have a column.',
    path: ['columns'],
  })
  .refine(({ columns, defaults }) => !columns.publishedOn || columns.publisher || defaults.publisher, {
    error: 'publishedOn needs publisher too.',
    path: ['columns'],
  })

export type CsvMapping = z.output<typeof schema>

/** By default the headings are the names of the fields. */
export const plainMapping = (headings: readonly string[]): CsvMapping =>
  readMapping({
    columns: Object.fromEntries(csvFields.filter((name) => headings.includes(name)).map((name) => [name, name])),
  })

/** @throws SourceError that lists all errors */
export const readMapping = (json: unknown): CsvMapping => {
  const { success, data, error } = schema.safeParse(json)
  if (success) return data
  throw new SourceError(
    ['The mapping is not right:', ...error.issues.map(({ path, message }) => `  - ${path.join('.')}: ${message}`)].join(
      '\n',
    ),
  )
}
