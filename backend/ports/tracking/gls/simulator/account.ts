import type { GlsAccount } from '../client.ts'

export const sandboxAccount: GlsAccount = { user: 'kolofon-sandbox', password: 'kolofon-sandbox-password' }
