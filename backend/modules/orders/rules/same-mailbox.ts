/** Whether two spellings name the same mailbox. */
export const sameMailbox = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase()
