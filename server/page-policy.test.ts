import type { IncomingMessage } from 'node:http'
import { ServerResponse } from 'node:http'
import { CspEvaluator } from 'csp_evaluator'
import { Severity } from 'csp_evaluator/dist/finding.js'
import { CspParser } from 'csp_evaluator/dist/parser.js'
import { expect, it } from 'vitest'
import { mapTilesParty } from './map-tiles-party.ts'
import { type OutsideParty, outsideParties } from './outside-parties.ts'
import { recaptchaParty } from './recaptcha-party.ts'
import { pagePolicy } from './page-policy.ts'
import { tagParties } from './tag-parties.ts'

const script = (text: string) => `<script>self.__next_f.push([1,"${text}"])</script>`
const answer = (headers: Record<string, string>) => {
  const response = new ServerResponse({ method: 'GET', headers: {} } as IncomingMessage)
  response.setHeaders(
    new Map(
      Object.entries({
        'content-security-policy': "default-src 'none'",
        'content-type': 'text/html; charset=utf-8',
        ...headers,
      }),
    ),
  )
  return response
}
const policyFor = (
  body: string,
  headers: Record<string, string> = {},
  step = pagePolicy(() => outsideParties, false),
) => {
  const response = answer(headers)
  void step({ request: response.req, response, ifNoneMatch: undefined, body })
  return String(response.getHeader('content-security-policy'))
}
const sourcesOf = (policy: string, directive: string) =>
  policy
    .split('; ')
    .find((line) => line.startsWith(`${directive} `) || line === directive)
    ?.split(' ')
    .slice(1)

it('allows what the shop has, what others give, and the inline scripts of this very page', () => {
  const policy = policyFor(script('Édes Anna'))
  expect(sourcesOf(policy, 'default-src')).toEqual(["'self'"])
  expect(sourcesOf(policy, 'script-src')).toEqual(["'self'", expect.stringMatching(/^'sha256-.{44}'$/)])
  expect(sourcesOf(policy, 'style-src')).toEqual(["'self'"])
  expect(sourcesOf(policy, 'frame-src')).toEqual(['https://www.youtube-nocookie.com'])
  expect(sourcesOf(policy, 'img-src')).toEqual(["'self'", 'data:', 'https://i.ytimg.com'])
  for (const nothing of ['object-src', 'base-uri', 'frame-ancestors'])
    expect(sourcesOf(policy, nothing)).toEqual(["'none'"])
  expect(sourcesOf(policy, 'form-action')).toEqual(["'self'"])
})

it('says something else for another page', () => {
  const step = pagePolicy(() => outsideParties, false)
  const first = policyFor(script('one'), {}, step)
  expect(policyFor(script('two'), {}, step)).not.toBe(first)
  expect(policyFor(script('one'), {}, step)).toBe(first)
})

it('allows the providers of tags as soon as the configuration names them, and no longer than that', () => {
  let parties = tagParties({ analytics: false, analytics_ids: { ga4: 'G-1' } })
  const step = pagePolicy(() => parties, false)
  const scripts = () => sourcesOf(policyFor(script('one'), { etag: '"one"' }, step), 'script-src')?.slice(1, -1)
  expect(scripts()).toEqual([])
  parties = tagParties({ analytics: true, analytics_ids: { ga4: 'G-1' }, marketing_tag_ids: { meta: '1' } })
  expect(scripts()).toEqual(['https://www.googletagmanager.com', 'https://connect.facebook.net'])
  parties = tagParties({ analytics: true, analytics_ids: { ga4: 'G-1' } }, 'http://localhost:4010/tags')
  expect(scripts()).toEqual(['http://localhost:4010'])
  parties = tagParties({ analytics: true, analytics_ids: {}, marketing_tag_ids: {} }, 'http://localhost:4010/tags')
  expect(scripts()).toEqual([])
})

it('leaves what the router fetches with the policy of files', () => {
  expect(policyFor('0:{}', { 'content-type': 'text/x-component' })).toBe("default-src 'none'")
})

it('has every address led to https on a shop that is on https, and only there', () => {
  expect(
    sourcesOf(
      policyFor(
        '',
        {},
        pagePolicy(() => outsideParties, true),
      ),
      'upgrade-insecure-requests',
    ),
  ).toEqual([])
  expect(policyFor('')).not.toContain('upgrade-insecure-requests')
})

it('takes up another party, beside the shop itself where that was allowed without a line of its own', () => {
  const bank: OutsideParty[] = [
    {
      name: 'Bank',
      why: 'a form',
      allows: { 'form-action': ['https://bank.example'], 'connect-src': ['https://bank.example'] },
    },
  ]
  const step = pagePolicy(() => bank, false)
  expect(sourcesOf(policyFor('', {}, step), 'form-action')).toEqual(["'self'", 'https://bank.example'])
  expect(sourcesOf(policyFor('', {}, step), 'connect-src')).toEqual(["'self'", 'https://bank.example'])
})

it('allows the pictures of the operator’s map from exactly its host', () => {
  const imagesWith = (address?: string) =>
    sourcesOf(
      policyFor(
        '',
        {},
        pagePolicy(() => mapTilesParty(address), false),
      ),
      'img-src',
    )
  expect(imagesWith('https://tiles.example:8443/hu/{z}/{x}/{y}.png?key=a')).toEqual([
    "'self'",
    'data:',
    'https://tiles.example:8443',
  ])
  for (const own of [undefined, '/tiles/{z}/{x}/{y}.png']) expect(imagesWith(own)).toEqual(["'self'", 'data:'])
})

it('is found by csp_evaluator without a serious fault, which an unsafe one is not', () => {
  const serious = (policy: string) =>
    new CspEvaluator(new CspParser(policy).csp)
      .evaluate()
      .filter(({ severity }) => [Severity.HIGH, Severity.SYNTAX, Severity.MEDIUM].includes(severity))
      .map(({ description }) => description)
  expect(serious(policyFor(script('Édes Anna')))).toEqual([])
  expect(serious("script-src 'self' 'unsafe-inline'")).not.toEqual([])
})

it('names Google only in a shop that has keys for the bot check', () => {
  const policyWith = (key: string | undefined) =>
    policyFor(
      script('Édes Anna'),
      {},
      pagePolicy(() => [...outsideParties, ...recaptchaParty(key)], true),
    )
  expect(policyWith(undefined)).not.toMatch(/google|gstatic|recaptcha|goog#/)
  const policy = policyWith('key')
  expect(sourcesOf(policy, 'script-src')).toEqual([
    "'self'",
    'https://www.recaptcha.net/recaptcha/',
    'https://www.gstatic.com/recaptcha/',
    expect.stringMatching(/^'sha256-/),
  ])
  expect(sourcesOf(policy, 'connect-src')?.[0]).toBe("'self'")
  expect(sourcesOf(policy, 'trusted-types')).toEqual(['default', 'goog#html'])
  const trial = policyFor(
    script('Édes Anna'),
    {},
    pagePolicy(() => [...outsideParties, ...recaptchaParty('key', 'http://localhost:4010/tags')], true),
  )
  expect(trial).not.toMatch(/google|gstatic|goog#/)
  expect(sourcesOf(trial, 'script-src')).toContain('http://localhost:4010/tags/www.recaptcha.net/recaptcha/')
  expect(sourcesOf(trial, 'trusted-types')).toEqual(['default'])
})
