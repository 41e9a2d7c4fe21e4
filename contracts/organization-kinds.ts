export const organizationKinds = ['school', 'library', 'company', 'other'] as const
export type OrganizationKind = (typeof organizationKinds)[number]

/**
 * - `pending`: the shop has to decide.
 * - `joining`: the organisation buys here already, and its masters were asked to invite.
 */
export const registrationStatuses = ['pending', 'joining', 'approved', 'refused'] as const
export type RegistrationStatus = (typeof registrationStatuses)[number]
