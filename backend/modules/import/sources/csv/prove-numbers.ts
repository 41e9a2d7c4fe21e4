import { SourceError } from '../../source.ts'
import { type CsvField, type CsvMapping, numberFields } from './mapping.ts'
import { bareNumber, type Decimal, type Proof, provenDecimal } from './number-format.ts'
import type { Line } from './read-lines.ts'

export type Proofs = ReadonlyMap<CsvField, Proof>

/**
 * Which decimal separator the columns of numbers have: that of the mapping, or what all values of the column prove. For
 * that the file is read once more, because the first value may be `3.590` and the last one `9,90`.
 */
export const proofsOf = async (
  open: () => AsyncIterable<Line>,
  headings: readonly string[],
  { columns, decimal }: CsvMapping,
): Promise<Proofs> => {
  if (decimal) return new Map(numberFields.map((field) => [field, new Set([decimal])]))
  const proofs = new Map<CsvField, Set<Decimal>>()
  const places = numberFields.flatMap((field) => {
    const place = headings.indexOf(columns[field] ?? '')
    return place < 0 ? [] : [{ field, place }]
  })
  for (const { field } of places) proofs.set(field, new Set())
  if (places.length === 0) return proofs
  try {
    for await (const { cells } of open())
      for (const { field, place } of places) {
        const proven = provenDecimal(bareNumber(cells[place] ?? ''))
        if (proven) proofs.get(field)?.add(proven)
      }
  } catch (error) {
    // The import reads to the same place and reports it.
    if (!(error instanceof SourceError)) throw error
  }
  return proofs
}
