/** An invoice as the tax authority wants it. Amounts are in minor units, those in forints are computed by the shop. */
export interface ReportedInvoice {
  number: string
  issuedOn: string
  performedOn: string
  dueOn: string
  currency: 'HUF' | 'EUR'
  /** Hundredths of a forint for one unit; null for forints. */
  exchangeRate: number | null
  payment: 'CARD' | 'CASH' | 'TRANSFER'
  orderNumber: string
  /** The accepted offer, the number of the buyer's own order, and the code of the cost centre. */
  offerNumber: string | null
  poNumber: string | null
  costCenter: string | null
  seller: Party & { taxNumber: string }
  /** Undefined for a private person, of whom the authority must not be told. */
  buyer: (Party & { taxNumber: string }) | undefined
  lines: ReportedLine[]
  vat: { rate: number; net: number; vat: number; gross: number }[]
  /** What a correction takes back. */
  corrects:
    | {
        kind: 'MODIFY' | 'STORNO'
        number: string
        index: number
        /** How many lines the invoice and its earlier corrections have. */
        linesBefore: number
      }
    | undefined
}

interface Party {
  name: string
  country: string
  ZIPCode: string
  city: string
  addressLine: string
}

interface ReportedLine {
  nature: 'PRODUCT' | 'SERVICE'
  name: string
  quantity: number
  vatRate: number
  unitNet: number
  net: number
  gross: number
}

interface AuthorityMessage {
  level: 'ERROR' | 'WARN' | 'INFO'
  code: string
  text: string
}

export type ReportResult = { status: 'processing' } | { status: 'accepted' | 'refused'; messages: AuthorityMessage[] }

export interface TaxAuthority {
  /** @returns the number of the transaction. @throws TaxAuthorityError */
  report: (invoice: ReportedInvoice) => Promise<string>
  check: (transactionId: string) => Promise<ReportResult>
  /** Whether the authority has an invoice with this number: for a report whose answer was lost. */
  knows: (number: string) => Promise<boolean>
}

/** The authority did not answer, or refused the call itself. The call can be repeated. */
export class TaxAuthorityError extends Error {
  override readonly name = 'TaxAuthorityError'
  readonly code: string
  constructor(code: string, options?: ErrorOptions) {
    super(`The tax authority: ${code}`, options)
    this.code = code
  }
}
