import type { SocialProvider } from '#contracts/credential-providers.ts'
import type { Services } from '../../kernel/context.ts'

/** Where providers send the visitor back to. It has to be registered with each of them, character by character. */
export const redirectUriOf = ({ settings }: Pick<Services, 'settings'>, provider: SocialProvider): string =>
  `${settings.publicUrl}/api/sign-in/${provider}`
