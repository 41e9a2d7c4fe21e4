import type { DraftOrder } from '#contracts/draft-order-answer.ts'
import type { Organization } from '#contracts/organizations.ts'
import { mayAsMember } from '#lib/session/organization.ts'

/**
 * Whether a member sends the cart to the masters in place of ordering it. An offer is never sent: a master accepts the
 * offer itself (docs/decisions/0066).
 * @param isOver whether it does not fit into a limit, which only a master can raise
 */
export const needsApproval = (
  organization: Organization | undefined,
  { offer }: Pick<DraftOrder, 'offer'>,
  isOver: boolean,
): boolean =>
  organization !== undefined &&
  offer === null &&
  (!mayAsMember(organization, 'B2B_SLAVE_PLACE_ORDER') ||
    (isOver && organization.membership.role !== 'ROLE_B2B_MASTER'))
