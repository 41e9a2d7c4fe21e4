import { afterEach, beforeEach, expect, test } from 'vitest'
import { analyticsMetas } from '#lib/analytics/page-settings.ts'
import { decide } from '#lib/consent/consent.ts'
import { writeReadableCookie } from '#lib/session/readable-cookie.ts'
import { readOrderIds } from './read-order-ids.ts'

const metas = analyticsMetas({
  cookie_consent_active: true,
  cookie_consent_cta_target_url: '/tartalmak/x',
  analytics: true,
  analytics_ids: { ga4: 'G-KOLOFON1' },
  marketing_tag_ids: {},
  analytics_list_index_base: 0,
})
const cookies = { _ga: 'GA1.1.8254.1795', _ga_KOLOFON1: 'GS2.1.s1795775299$o1$g0', _fbp: 'fb.1.1795775299931.4233' }

beforeEach(() => {
  for (const [name, content] of Object.entries(metas))
    document.head.append(Object.assign(document.createElement('meta'), { name, content }))
  for (const [name, value] of Object.entries(cookies)) writeReadableCookie(name, value, 60)
})
afterEach(() => {
  document.head.replaceChildren()
  for (const name of [...Object.keys(cookies), 'cookie_consent']) writeReadableCookie(name, '', 0)
})

test('an order says what the providers call its browser', () => {
  decide(['measuring'])
  expect(readOrderIds()).toMatchObject({
    clientId: '8254.1795',
    sessionId: '1795775299',
    fbp: 'fb.1.1795775299931.4233',
    userAgent: navigator.userAgent,
  })
  writeReadableCookie('_ga_KOLOFON1', 'GS1.1.1795775300.2.1', 60)
  expect(readOrderIds()).toMatchObject({ sessionId: '1795775300' })
})

test('without consent it says nothing, whatever the cookies hold', () => {
  expect(readOrderIds()).toBeUndefined()
  decide(['films'])
  expect(readOrderIds()).toBeUndefined()
})
