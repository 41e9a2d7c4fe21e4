import * as real from '#backend/modules/payments/queries.ts'
import { reach } from './failpoints.ts'

export * from '#backend/modules/payments/queries.ts'

export const claimStart: typeof real.claimStart = async (...args) => {
  const isClaimed = await real.claimStart(...args)
  reach(4)
  return isClaimed
}

export const saveStarted: typeof real.saveStarted = async (...args) => {
  reach(5)
  await real.saveStarted(...args)
  reach(6)
}

export const updatePayment: typeof real.updatePayment = async (db, id, changes) => {
  await real.updatePayment(db, id, changes)
  if (changes.status === 'paid') reach(9)
}
