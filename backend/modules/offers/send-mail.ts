import type { Services } from '../../kernel/context.ts'
import type { Jobs } from '../../ports/jobs/port.ts'
import { sendOfferNews } from '../mail/service.ts'
import { selectMembers } from '../organizations/service.ts'
import { selectById, selectVersions } from './queries.ts'

/** That an offer was sent, or expires soon and waits for an answer: to who has requested the offer, or to the masters where that person has left the organisation. */
export const sendOfferMail = async (services: Services, { id, version, news }: Jobs['offer-mail']): Promise<void> => {
  const found = await selectById(services.db, id)
  const versions = (await selectVersions(services.db, id)).filter(({ sentAt }) => sentAt !== null)
  const sent = versions.find(({ number }) => number === version)
  if (!found || !sent?.validUntil) return
  // It may have been answered, or have expired, while the mail was waiting.
  if (news && (found.offer.status !== 'offer_sent' || versions[0] !== sent || sent.validUntil <= services.now())) return
  const { uuid, number, title, locale, organizationId } = found.offer
  const members = await selectMembers(services.db, organizationId)
  const requester = members.filter(({ email }) => email === found.email)
  const masters = members.filter(({ role }) => role === 'ROLE_B2B_MASTER')
  for (const { id: userId, email } of requester.length > 0 ? requester : masters)
    await sendOfferNews(
      services,
      { key: ['offer', news, id, version, userId].filter(Boolean).join('-'), to: email },
      // The moment is the end of the last day.
      { news, locale, uuid, number, title, validUntil: new Date(sent.validUntil.getTime() - 1).toISOString() },
    )
}
