export const organizationKinds = ['school', 'library', 'company', 'other'] as const

/**
 * - `pending`: the shop has to decide.
 * - `joining`: the organisation buys here already, and its masters were asked to invite.
 */
export const registrationStatuses = ['pending', 'joining', 'approved', 'refused'] as const
export type RegistrationStatus = (typeof registrationStatuses)[number]
