import type { Services } from '../../kernel/context.ts'
import type { Jobs } from '../../ports/jobs/port.ts'
import { selectEmail } from '../customers/service.ts'
import { sendCredentialChanged } from '../mail/service.ts'

export const sendCredentialMail = async (
  services: Services,
  { userId, at, ...facts }: Jobs['credential-mail'],
): Promise<void> => {
  const to = await selectEmail(services.db, userId)
  const { provider, change } = facts
  if (to !== undefined)
    await sendCredentialChanged(services, { key: `credential-${userId}-${provider}-${change}-${at}`, to }, facts)
}
