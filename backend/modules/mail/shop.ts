import type { Configuration } from '#contracts/configuration.ts'
import type { FactSource } from '../configuration/service.ts'

/** The part of the configuration that mails need. */
export type Shop = FactSource & Pick<Configuration, 'price_display_config'>
