/** Why the shop takes back an invoice by itself. An operator's reasons are free text. */
const ownReasons = ['cancelled', 'withdrawal'] as const
export type OwnReason = (typeof ownReasons)[number]

export const isOwnReason = (reason: string): reason is OwnReason => ownReasons.some((one) => one === reason)
