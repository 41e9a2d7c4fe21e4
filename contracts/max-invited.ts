/** How many addresses one call invites at most. */
export const maxInvited = 50
