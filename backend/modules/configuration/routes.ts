import type { Configuration } from '#contracts/configuration.ts'
import type { SocialIcon, SocialNetwork } from '#contracts/social-icons.ts'
import type { Handlers } from '../../http/handler.ts'
import type { Services } from '../../kernel/context.ts'
import { ok } from '../../kernel/result.ts'
import { readConfiguration } from './service.ts'

/** `kolofon_facebook` names the publisher and the network. */
const socialIconOf = ({ name, url }: { name: string; url: string }): SocialIcon => {
  const [publisher = '', icon = ''] = name.split('_')
  return { name, url, publisher, icon: icon as SocialNetwork }
}

/** A provider of payments or of sign-ins that has no account in this shop is off, whatever the entries say. */
const withConnected = (
  { payments, identityProviders }: Pick<Services, 'payments' | 'identityProviders'>,
  configuration: Configuration,
): Configuration => ({
  ...configuration,
  available_online_payment_methods: configuration.available_online_payment_methods.filter((key) =>
    Object.hasOwn(payments, key),
  ),
  sign_in_providers: configuration.sign_in_providers.filter((key) => Object.hasOwn(identityProviders, key)),
})

export const configurationRoutes: Handlers<'GET /v2.0/config_entries' | 'GET /social_icons'> = {
  'GET /v2.0/config_entries': async (ctx) => ok(withConnected(ctx, await readConfiguration(ctx.db))),
  'GET /social_icons': async (ctx) => ok({ items: (await readConfiguration(ctx.db)).social_icons.map(socialIconOf) }),
}
