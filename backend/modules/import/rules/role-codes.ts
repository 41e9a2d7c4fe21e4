import type { TradeContributor } from '../trade-record.ts'

/** List 17: the code of each role where nothing says it more exactly. */
export const usualCodes: Readonly<Record<TradeContributor['role'], string>> = {
  author: 'A01',
  illustrator: 'A12',
  editor: 'B01',
  translator: 'B06',
  narrator: 'E07',
}
