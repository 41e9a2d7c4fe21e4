/** What becomes of a cart that waits for a master of the organisation. */
export const approvalStatuses = ['pending', 'approved', 'refused'] as const
