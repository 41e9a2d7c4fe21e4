import { formatName } from '#lib/format/format-name.ts'
import type { Services } from '../../kernel/context.ts'
import type { Jobs } from '../../ports/jobs/port.ts'
import { sendApprovalNews } from '../mail/service.ts'
import { selectMembers } from '../organizations/service.ts'
import { selectForMail } from './queries.ts'

/** A new request goes to the masters, a decision to the requester. Nobody gets it who has left the organisation meanwhile. */
export const sendApprovalMail = async (services: Services, { id, news }: Jobs['approval-mail']): Promise<void> => {
  const found = await selectForMail(services.db, id)
  if (!found) return
  const { request, requester, locale, currency, copies, orderUuid } = found
  const facts = {
    locale,
    news,
    name: formatName(requester, locale),
    message: request.message,
    reason: request.reason,
    total: { gross: request.totalGross, net: request.totalNet },
    currency,
    copies,
    orderUuid,
  }
  const key = `approval-${request.id}-${news}`
  if (news !== 'requested') return sendApprovalNews(services, { key, to: requester.email }, facts)
  for (const { id: masterId, email, role } of await selectMembers(services.db, request.organizationId))
    if (role === 'ROLE_B2B_MASTER') await sendApprovalNews(services, { key: `${key}-${masterId}`, to: email }, facts)
}
