import { formatName } from '#lib/format/format-name.ts'
import type { Services } from '../../kernel/context.ts'
import type { Jobs } from '../../ports/jobs/port.ts'
import { selectEmail } from '../customers/service.ts'
import { sendOrganizationNews } from '../mail/service.ts'
import { selectMembers, selectOrganization } from '../organizations/service.ts'
import { selectRegistration } from './queries.ts'

/** To who has asked. The masters of an organisation get a mail of their own when somebody asks to join. */
export const sendOrganizationMail = async (
  services: Services,
  { id, news }: Jobs['organization-mail'],
): Promise<void> => {
  const row = await selectRegistration(services.db, id)
  const to = row && (await selectEmail(services.db, row.userId))
  if (!row || to === undefined) return
  const { locale, details, reason, organizationId } = row
  const facts = { locale, organization: details.company, reason }
  await sendOrganizationNews(services, { key: `organization-${id}-${news}`, to }, { ...facts, news })
  if (news !== 'joining' || organizationId === null) return
  // The masters know their organisation by its own name.
  const own = await selectOrganization(services.db, organizationId)
  const person = { name: formatName(details, locale), email: to }
  for (const { id: masterId, email, role } of await selectMembers(services.db, organizationId))
    if (role === 'ROLE_B2B_MASTER')
      await sendOrganizationNews(
        services,
        { key: `organization-${id}-asked-${masterId}`, to: email },
        { ...facts, organization: own?.name ?? details.company, news: 'asked', person },
      )
}
