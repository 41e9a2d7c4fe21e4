import { selectTerms } from '#backend/modules/buying-rules/queries.ts'

export * from '#backend/modules/buying-rules/queries.ts'

/** Reads the credit without locking the organisation. */
export const lockTerms = selectTerms
