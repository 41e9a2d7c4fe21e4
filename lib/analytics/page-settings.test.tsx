import { afterEach, expect, test } from 'vitest'
import { consentTarget } from '#lib/consent/consent-target.ts'
import { analyticsMetas, analyticsSettings } from './page-settings.ts'

const entries = {
  cookie_consent_active: true,
  cookie_consent_cta_target_url: '/tartalmak/adatkezeles',
  analytics: true,
  analytics_ids: { ga4: 'G-KOLOFON1' },
  marketing_tag_ids: { meta: '1234567890' },
  analytics_list_index_base: 1,
}

const show = (metas: Record<string, string>) => {
  for (const [name, content] of Object.entries(metas))
    document.head.append(Object.assign(document.createElement('meta'), { name, content }))
}
afterEach(() => document.head.replaceChildren())

test('the head says what the entries say', () => {
  show(analyticsMetas(entries, 'http://localhost:4010/tags'))
  expect(consentTarget()).toBe('/tartalmak/adatkezeles')
  expect(analyticsSettings()).toEqual({
    tags: { ga4: 'G-KOLOFON1', meta: '1234567890' },
    listIndexBase: 1,
    tagsUrl: 'http://localhost:4010/tags',
  })
})

test.each([
  ['nothing is measured and no consent is asked for', { cookie_consent_active: false, analytics: false }],
  ['no tag has an id', { cookie_consent_active: false, analytics_ids: {}, marketing_tag_ids: {} }],
])('the head says nothing where %s', (_, changed) => {
  expect(analyticsMetas({ ...entries, ...changed })).toEqual({})
})

test('a page without settings measures nothing', () => {
  expect(consentTarget()).toBeUndefined()
  expect(analyticsSettings()).toBeUndefined()
})
