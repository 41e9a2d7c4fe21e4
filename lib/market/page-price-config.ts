import type { Configuration } from '#contracts/configuration.ts'

type Config = Configuration['price_display_config']

/** What the page in this browser was made with; on the server the default, which no island shows before its data are there. */
export const pagePriceConfig = (): Config =>
  typeof document === 'undefined'
    ? 'both'
    : ((document.documentElement.dataset['prices'] as Config | undefined) ?? 'both')
