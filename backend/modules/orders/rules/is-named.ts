import type { OrderRow } from '../queries.ts'

/** Whether the order still says whose it is. The names leave it after years (docs/decisions/0060). */
export const isNamed = ({ contact }: Pick<OrderRow, 'contact'>): boolean => contact.email !== ''
