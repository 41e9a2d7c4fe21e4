import { type MemberPermission, memberPermissions } from '#contracts/roles.ts'

/** They grant nothing as long as no page shows what belongs to colleagues (docs/decisions/0057). */
const idle = new Set<MemberPermission>(['ACCESS_ALL_ORGANIZATION_INVOICE', 'ACCESS_ALL_ORGANIZATION_ORDER'])

/** The permissions that a master gives to colleagues. */
export const offeredPermissions = memberPermissions.filter((permission) => !idle.has(permission))
