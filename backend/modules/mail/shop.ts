import type { Configuration } from '#contracts/configuration.ts'
import type { FactSource } from '../configuration/service.ts'

/** What mails need of the configuration. */
export type Shop = FactSource & Pick<Configuration, 'price_display_config'>
