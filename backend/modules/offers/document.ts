import type { FileAnswer } from '#contracts/file-answer.ts'
import type { Context } from '../../kernel/context.ts'
import { fail, ok, type Result } from '../../kernel/result.ts'
import { readConfiguration } from '../configuration/service.ts'
import { selectOrganization } from '../organizations/service.ts'
import { findShown, findVisible } from './find-offers.ts'
import { offerSheet } from './offer-sheet.ts'

/** Drawn at each call: it is a reading of a sent version, which never changes. */
export const openDocument = async (
  ctx: Context,
  uuid: string,
): Promise<Result<FileAnswer, 'not_found' | 'offer_not_open'>> => {
  const found = await findVisible(ctx, uuid)
  if (!found) return fail('not_found')
  const { offer } = found
  const [current] = await findShown(ctx, offer.id)
  const { sentAt } = current.row
  if (sentAt === null) return fail('offer_not_open')
  const { company, contact_email: email, contact_phone: phone } = await readConfiguration(ctx.db)
  const organization = await selectOrganization(ctx.db, offer.organizationId)
  const sheet = offerSheet({ offer, current, sentAt, organization, seller: { ...company, email, phone } }, ctx.locale)
  // The library and the faces are loaded with the first document, not with the start.
  const { renderSheet } = await import('../../pdf/render-sheet.ts')
  const bytes = await renderSheet(sheet, { author: company.name, madeAt: sentAt })
  return ok({
    name: `${offer.number}-${current.row.number}.pdf`,
    type: 'application/pdf',
    size: bytes.length,
    content: new Blob([new Uint8Array(bytes)]).stream(),
  })
}
