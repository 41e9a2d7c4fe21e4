import type { Services } from '../../kernel/context.ts'
import type { Jobs } from '../../ports/jobs/port.ts'
import { sendOfferNews } from '../mail/service.ts'
import { selectMembers } from '../organizations/service.ts'
import { selectById, selectVersions } from './queries.ts'

/** To who has requested the offer, or to the masters where that person has left the organisation. */
export const sendOfferMail = async (services: Services, { id, version }: Jobs['offer-mail']): Promise<void> => {
  const found = await selectById(services.db, id)
  const sent = (await selectVersions(services.db, id)).find(({ number }) => number === version)
  if (!found || !sent?.validUntil) return
  const { uuid, number, title, locale, organizationId } = found.offer
  const members = await selectMembers(services.db, organizationId)
  const requester = members.filter(({ email }) => email === found.email)
  const masters = members.filter(({ role }) => role === 'ROLE_B2B_MASTER')
  for (const { id: userId, email } of requester.length > 0 ? requester : masters)
    await sendOfferNews(
      services,
      { key: `offer-${id}-${version}-${userId}`, to: email },
      // The moment is the end of the last day.
      { locale, uuid, number, title, validUntil: new Date(sent.validUntil.getTime() - 1).toISOString() },
    )
}
