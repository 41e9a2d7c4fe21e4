import type { PaymentErrorCode } from '../port.ts'

/** From the list of error codes in the developer documentation; the rest is plainly `refused`. */
const meanings = new Map<string, PaymentErrorCode>([
  ['5011', 'unknown-reference'],
  ['5013', 'duplicate-reference'],
  ['5015', 'wrong-state'], // payment under way
  ['5016', 'wrong-state'], // timed out
  ['5018', 'wrong-state'], // already paid
  ['5022', 'wrong-state'],
])

export function meaningOfCodes(codes: readonly string[]): PaymentErrorCode {
  for (const code of codes) {
    const meaning = meanings.get(code)
    if (meaning) return meaning
  }
  return 'refused'
}
