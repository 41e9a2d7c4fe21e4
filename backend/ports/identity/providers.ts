import { apple } from './apple/definition.ts'
import { facebook } from './facebook/definition.ts'
import { google } from './google/definition.ts'

/** Who can be asked who a visitor is, in the order of the buttons. */
export const identityProviders = [google, facebook, apple] as const
