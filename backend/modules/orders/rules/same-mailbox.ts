/** Whether two spellings name the same mailbox. The order of an erased customer has none, and nothing proves it. */
export const sameMailbox = (one: string, other: string): boolean =>
  one.trim() !== '' && one.trim().toLowerCase() === other.trim().toLowerCase()
