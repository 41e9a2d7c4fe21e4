import type { FoxpostAccount } from '../client.ts'

export const sandboxAccount: FoxpostAccount = {
  user: 'kolofon-sandbox',
  password: 'kolofon-sandbox-password',
  key: 'kolofon-sandbox-key',
}
