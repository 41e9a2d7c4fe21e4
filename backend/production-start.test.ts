import { expect, test } from 'vitest'
import { readBackendEnv as readWith, readCommandEnv } from '#lib/env/backend.ts'
import { readShopEnv as readBothWith } from '#lib/env/shop.ts'
import { EnvError } from '#lib/env/read-env.ts'
import { readStorefrontEnv } from '#lib/env/storefront.ts'
import { providerVariables } from './ports/provider-variables.ts'

const readBackendEnv = (source: NodeJS.ProcessEnv) => readWith(source, providerVariables)
const readShopEnv = (source: NodeJS.ProcessEnv) => readBothWith(source, providerVariables)

const wrongIn = (read: (source: NodeJS.ProcessEnv) => unknown, source: Record<string, string>): string[] => {
  try {
    read(source as NodeJS.ProcessEnv)
    return []
  } catch (error) {
    if (!(error instanceof EnvError)) throw error
    return Object.keys(error.problems).toSorted()
  }
}

const complete = {
  PUBLIC_URL: 'https://bolt.example',
  DATABASE_URL: 'postgres://shop@db/shop',
  SMTP_URL: 'smtps://mail.example',
  MAIL_FROM: 'Bolt <bolt@bolt.example>',
  SIMPLEPAY_URL: 'https://pay.example/payment/v2',
  SIMPLEPAY_MERCHANT_HUF: 'SHOP',
  SIMPLEPAY_SECRET_HUF: 'a secret of the shop',
  FOXPOST_POINTS_URL_HU: 'https://foxpost.example/points.json',
  GLS_POINTS_URL: 'https://gls.example/points.json',
  POSTA_POINTS_URL: 'https://posta.example/points.xml',
  API_BASE_URL: 'http://backend:4000/api',
  TRUSTED_PROXIES: '10.0.0.4',
}
const ofBoth = ['PUBLIC_URL']
const ofStorefront = ['API_BASE_URL', 'TRUSTED_PROXIES']
const ofBackend = Object.keys(complete).filter((name) => !ofStorefront.includes(name))

test('a start without settings is a production start, and names everything that is missing, each process for itself', () => {
  expect(wrongIn(readBackendEnv, {})).toEqual(ofBackend.toSorted())
  expect(wrongIn(readStorefrontEnv, {})).toEqual([...ofBoth, ...ofStorefront].toSorted())
  expect(wrongIn(readShopEnv, {})).toEqual(Object.keys(complete).toSorted())
})

test('NODE_ENV makes no start a trial', () => {
  for (const NODE_ENV of ['test', 'development'])
    expect(wrongIn(readBackendEnv, { NODE_ENV })).toEqual(ofBackend.toSorted())
})

test('a complete production start and a trial without settings are let through', () => {
  expect(wrongIn(readShopEnv, complete)).toEqual([])
  for (const TRIAL of ['1', 'bare']) expect(wrongIn(readShopEnv, { TRIAL })).toEqual([])
})

test('a value that cannot be read hides nothing else that is wrong', () => {
  const weak = {
    ...complete,
    TRIAL: 'yes',
    PUBLIC_URL: 'http://bolt.example',
    API_PORT: '123456',
    PORT: 'none',
    BIND_ADDRESS: 'bolt.example',
    LOG_LEVEL: 'debug',
    SIMPLEPAY_URL: 'http://pay.example',
    SIMPLEPAY_MERCHANT_HUF: 'PUBLICTESTHUF',
    SIMPLEPAY_MERCHANT_EUR: 'PUBLICTESTEUR',
    GLS_POINTS_URL: '',
    API_BASE_URL: 'backend',
  }
  const inBackend = [
    'API_PORT',
    'GLS_POINTS_URL',
    'LOG_LEVEL',
    'PUBLIC_URL',
    'SIMPLEPAY_MERCHANT_EUR',
    'SIMPLEPAY_MERCHANT_HUF',
    'SIMPLEPAY_SECRET_EUR',
    'SIMPLEPAY_URL',
    'TRIAL',
  ]
  const inStorefront = ['API_BASE_URL', 'BIND_ADDRESS', 'PORT', 'PUBLIC_URL', 'TRIAL']
  expect(wrongIn(readBackendEnv, weak)).toEqual(inBackend)
  expect(wrongIn(readStorefrontEnv, weak)).toEqual(inStorefront)
  expect(wrongIn(readShopEnv, weak)).toEqual([...new Set([...inBackend, ...inStorefront])].toSorted())
})

test('a shop without Barion starts; an account at Barion is whole, real and called by https', () => {
  const account = {
    BARION_URL: 'https://api.barion.com',
    BARION_POS_KEY: '6f0c2b1e-8d5a-4c57-9f3e-2a1b4c5d6e7f',
    BARION_PAYEE: 'bolt@bolt.example',
  }
  expect(wrongIn(readBackendEnv, { ...complete, ...account })).toEqual([])
  const wrongWith = (changes: Record<string, string>) =>
    wrongIn(readBackendEnv, { ...complete, ...account, ...changes })
  expect(wrongWith({ BARION_POS_KEY: '' })).toEqual(['BARION_POS_KEY'])
  expect(wrongWith({ BARION_POS_KEY: 'secret' })).toEqual(['BARION_POS_KEY'])
  expect(wrongWith({ BARION_PAYEE: '' })).toEqual(['BARION_PAYEE'])
  expect(wrongWith({ BARION_PAYEE: 'bolt' })).toEqual(['BARION_PAYEE'])
  for (const BARION_URL of ['', 'http://api.barion.com', 'https://api.test.barion.com'])
    expect(wrongWith({ BARION_URL })).toEqual(['BARION_URL'])
})

test('a shop without Stripe starts; an account at Stripe is whole and real', () => {
  const account = { STRIPE_SECRET_KEY: 'rk_live_0123456789', STRIPE_WEBHOOK_SECRET: 'whsec_0123456789' }
  expect(wrongIn(readBackendEnv, { ...complete, ...account })).toEqual([])
  const wrongWith = (changes: Record<string, string>) =>
    wrongIn(readBackendEnv, { ...complete, ...account, ...changes })
  for (const STRIPE_SECRET_KEY of ['', 'pk_live_0123456789', 'sk_test_0123456789'])
    expect(wrongWith({ STRIPE_SECRET_KEY })).toEqual(['STRIPE_SECRET_KEY'])
  for (const STRIPE_WEBHOOK_SECRET of ['', 'secret'])
    expect(wrongWith({ STRIPE_WEBHOOK_SECRET })).toEqual(['STRIPE_WEBHOOK_SECRET'])
  expect(wrongWith({ STRIPE_URL: 'http://api.stripe.com' })).toEqual(['STRIPE_URL'])
})

test('a shop measures from its server with the secrets that it has, and by https', () => {
  expect(wrongIn(readBackendEnv, { ...complete, GA4_API_SECRET: 'x' })).toEqual([])
  expect(wrongIn(readBackendEnv, { ...complete, META_ACCESS_TOKEN: 'x', META_GRAPH_VERSION: 'v25.0' })).toEqual([])
  const wrong = { GA4_URL: 'http://ga.example', META_GRAPH_URL: 'http://graph.example', META_GRAPH_VERSION: '23' }
  expect(wrongIn(readBackendEnv, { ...complete, ...wrong })).toEqual(Object.keys(wrong).toSorted())
})

test('the embedded database is allowed to production by its own switch only', () => {
  const { DATABASE_URL: _, ...embedded } = complete
  expect(wrongIn(readBackendEnv, embedded)).toEqual(['DATABASE_URL'])
  expect(wrongIn(readBackendEnv, { ...embedded, ALLOW_EMBEDDED_DB: '1' })).toEqual([])
})

test('the settings of a bucket belong together, and are looked at in a trial, too', () => {
  const bucket = {
    S3_BUCKET: 'shop',
    S3_REGION: 'eu-central-1',
    S3_ACCESS_KEY_ID: 'key',
    S3_SECRET_ACCESS_KEY: 'secret',
  }
  for (const read of [readBackendEnv, readCommandEnv]) {
    expect(wrongIn(read, { TRIAL: '1', ...bucket })).toEqual([])
    expect(wrongIn(read, { TRIAL: '1', ...bucket, S3_REGION: '' })).toEqual(['S3_REGION'])
    expect(wrongIn(read, { TRIAL: '1', S3_ENDPOINT: 'http://127.0.0.1:9000' })).toEqual(Object.keys(bucket).toSorted())
  }
})

test('a map of others is one host by https or our own, and names its owner', () => {
  const owner = { TRIAL: '1', MAP_ATTRIBUTION: '© Térkép' }
  for (const MAP_TILES_URL of ['https://tiles.example/{z}/{x}/{y}.png', '/tiles/{z}/{x}/{y}.png'])
    expect(wrongIn(readStorefrontEnv, { ...owner, MAP_TILES_URL })).toEqual([])
  for (const MAP_TILES_URL of [
    'http://tiles.example/{z}/{x}/{y}.png',
    'https://{s}.tiles.example/{z}/{x}/{y}.png',
    'https://tiles.example/',
    '//tiles.example/{z}/{x}/{y}',
  ])
    expect(wrongIn(readStorefrontEnv, { ...owner, MAP_TILES_URL })).toEqual(['MAP_TILES_URL'])
  expect(wrongIn(readStorefrontEnv, { TRIAL: '1', MAP_TILES_URL: '/tiles/{z}/{x}/{y}.png' })).toEqual([
    'MAP_ATTRIBUTION',
  ])
})

test('a command beside a shop asks for values that can be read, and for no more', () => {
  expect(wrongIn(readCommandEnv, {})).toEqual([])
  expect(wrongIn(readCommandEnv, { DATABASE_URL: 'shop' })).toEqual(['DATABASE_URL'])
})

test('the message is one line for each thing that is wrong', () => {
  expect(() =>
    readStorefrontEnv({ ...complete, PORT: '0', PUBLIC_URL: 'http://a' } as unknown as NodeJS.ProcessEnv),
  ).toThrow(
    /^The configuration is not right:\n {2}- PUBLIC_URL must begin with https:\/\/\n {2}- PORT cannot be read: .+$/,
  )
})

test('a provider of sign-ins is set as a whole or not at all', () => {
  expect(wrongIn(readBackendEnv, { ...complete, GOOGLE_CLIENT_ID: 'x' })).toEqual(['GOOGLE_CLIENT_SECRET'])
  expect(wrongIn(readBackendEnv, { ...complete, APPLE_KEY_ID: 'x', APPLE_TEAM_ID: 'y' })).toEqual([
    'APPLE_CLIENT_ID',
    'APPLE_PRIVATE_KEY',
  ])
  expect(wrongIn(readBackendEnv, { ...complete, FACEBOOK_APP_ID: '1', FACEBOOK_APP_SECRET: 's' })).toEqual([])
})
