import { optionalLine } from './form-fields.ts'

/** The number under which an organisation has the purchase in its own books. Empty without one. */
export const poNumber = optionalLine(50)
