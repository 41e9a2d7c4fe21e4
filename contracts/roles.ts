/** The roles of an organisation's members (spec point 6): a master may do everything, a slave what the permissions add. */
export const roles = ['ROLE_B2B_MASTER', 'ROLE_B2B_SLAVE'] as const
export type Role = (typeof roles)[number]

/** The permissions of a slave beside browsing and filling carts (spec point 6). */
export const memberPermissions = [
  'B2B_SLAVE_PLACE_ORDER',
  'ACCESS_ALL_ORGANIZATION_INVOICE',
  'ACCESS_ALL_ORGANIZATION_ORDER',
  'VIEW_CREDIT_LIMIT',
  'RECEIVE_NOTIFICATIONS',
  'SET_CUSTOM_DELIVERY_ADDRESS',
  'SELECT_PAYMENT_METHOD',
] as const
export type MemberPermission = (typeof memberPermissions)[number]
