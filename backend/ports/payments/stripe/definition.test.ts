import { expect, test } from 'vitest'
import { stripe } from './definition.ts'

const account = { STRIPE_SECRET_KEY: 'sk_live_0123456789', STRIPE_WEBHOOK_SECRET: 'whsec_0123456789' }

test.each([
  ['a trial', { TRIAL: '1' }, 'simulated'],
  ['a production shop without an account', {}, 'off'],
  ['a production shop with one', account, 'real'],
  ['a trial with one', { TRIAL: '1', ...account }, 'real'],
  ['a key without its webhook', { TRIAL: '1', STRIPE_SECRET_KEY: account.STRIPE_SECRET_KEY }, 'off'],
])('%s: %j is %s', (_, env, mode) => expect(stripe.modeOf(env)).toBe(mode))
