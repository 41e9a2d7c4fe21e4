import type { ParcelMessage } from '../port.ts'

const meanings: Readonly<Record<string, 'arrived' | 'received'>> = {
  // It was put into the locker.
  OPERIN: 'arrived',
  RECEIVE: 'received',
  HDRECEIVE: 'received',
}

/** The parcel is on its way, waits, or comes back: nothing that the shop says to the customer. */
const others = new Set(
  `CREATE OPEROUT RETURN REDIRECT OVERTIMEOUT SORTIN SORTOUT SLOTCHANGE OVERTIMED MPSIN C2CIN HDSENT HDDEPO HDINTRANSIT
  HDRETURN WBXREDIRECT BACKTOSENDER HDHUBIN HDHUBOUT HDCOURIER HDUNDELIVERABLE PREPAREDFORPD INWAREHOUSE COLLECTSENT
  C2BIN RETURNED COLLECTED BACKLOGINFULL BACKLOGINFAIL MISSORT EMPTYSLOT RESENT PREREDIRECT`.split(/\s+/),
)

export const meaningOf = (code: string): ParcelMessage['means'] => {
  if (Object.hasOwn(meanings, code)) return meanings[code] ?? 'unknown'
  return others.has(code) ? 'nothing' : 'unknown'
}
