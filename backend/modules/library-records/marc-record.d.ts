/** The types of the parts that are used; the packages have no types of their own. */
declare module '@natlibfi/marc-record' {
  export interface Subfield {
    code: string
    value: string
  }
  export type Field =
    | { tag: string; value: string }
    | { tag: string; ind1: string; ind2: string; subfields: Subfield[] }

  export class MarcRecord {
    leader: string
    fields: Field[]
    constructor(record: { leader: string; fields: Field[] }, validation?: { strict: boolean })
    toString(): string
  }
}

declare module '@natlibfi/marc-record-serializers' {
  import type { MarcRecord } from '@natlibfi/marc-record'

  export const ISO2709: { to(record: MarcRecord): string; from(text: string): MarcRecord }
  export const MARCXML: {
    to(record: MarcRecord, options: { omitDeclaration: boolean; indent: boolean }): string
    from(text: string): Promise<MarcRecord>
  }
}
