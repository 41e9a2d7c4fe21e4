import type { SocialIcon, SocialNetwork } from '#contracts/social-icons.ts'
import type { Handlers } from '../../http/handler.ts'
import { ok } from '../../kernel/result.ts'
import { readConfiguration } from './service.ts'

/** `kolofon_facebook` names the publisher and the network. */
const socialIconOf = ({ name, url }: { name: string; url: string }): SocialIcon => {
  const [publisher = '', icon = ''] = name.split('_')
  return { name, url, publisher, icon: icon as SocialNetwork }
}

export const configurationRoutes: Handlers<'GET /v2.0/config_entries' | 'GET /social_icons'> = {
  'GET /v2.0/config_entries': async (ctx) => ok(await readConfiguration(ctx.db)),
  'GET /social_icons': async (ctx) => ok({ items: (await readConfiguration(ctx.db)).social_icons.map(socialIconOf) }),
}
