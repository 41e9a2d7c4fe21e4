import { timestamp } from '../timestamp.ts'

/** The documentation's samples of payment dates have an offset without a colon: 2019-09-09T14:46:18+0200 */
export function compactTimestamp(iso: string | undefined): string | undefined {
  return iso && timestamp(new Date(iso)).replace(/:(\d\d)$/, '$1')
}
