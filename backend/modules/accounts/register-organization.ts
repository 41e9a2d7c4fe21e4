import { userIdOf } from '../../access/actor.ts'
import type { Input } from '../../http/handler.ts'
import type { Context } from '../../kernel/context.ts'
import { fail } from '../../kernel/result.ts'
import { refuseOrganization, submitOwn } from '../organization-registrations/service.ts'
import { requestRegistration } from './register.ts'

type Body = Input<'POST /v2.0/organizations/registration'>['body']

/** The contact of a guest's organisation becomes a customer as every guest does: by a mail and the password. */
export const registerOrganization = async (ctx: Context, { organization, password, join }: Body) => {
  const refusal = await refuseOrganization(ctx, organization, join)
  if (refusal) return refusal
  const registering = { form: organization, join }
  if (userIdOf(ctx.actor) !== null) return submitOwn(ctx, registering)
  if (password === undefined)
    return fail('invalid_data_provided', { issues: [{ field: 'password', code: 'required' }] })
  const { email, firstName, lastName } = organization
  return requestRegistration(ctx, { email, password, firstName, lastName }, { organization: registering })
}
