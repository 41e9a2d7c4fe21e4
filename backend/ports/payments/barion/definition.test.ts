import { expect, test } from 'vitest'
import { barion } from './definition.ts'

const account = {
  BARION_URL: 'https://api.barion.com',
  BARION_POS_KEY: '6f0c2b1e-8d5a-4c57-9f3e-2a1b4c5d6e7f',
  BARION_PAYEE: 'bolt@bolt.example',
}

test.each([
  ['a trial', { TRIAL: '1' }, 'simulated'],
  ['a trial without a demo shop', { TRIAL: 'bare' }, 'simulated'],
  ['a production shop without an account', {}, 'off'],
  ['a production shop with one', account, 'real'],
  ['a trial with one', { TRIAL: '1', ...account }, 'real'],
  ['an account without its key', { TRIAL: '1', BARION_URL: account.BARION_URL }, 'off'],
])('%s: %j is %s', (_name, env, mode) => {
  expect(barion.modeOf(env)).toBe(mode)
})
