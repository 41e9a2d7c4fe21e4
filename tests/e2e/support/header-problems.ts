import { CspEvaluator } from 'csp_evaluator'
import { Severity } from 'csp_evaluator/dist/finding.js'
import { CspParser } from 'csp_evaluator/dist/parser.js'

type Headers = Readonly<Record<string, string>>

/** Headers of every answer of the storefront, whichever part of it answers. */
const everywhere: Readonly<Record<string, RegExp>> = {
  'x-content-type-options': /^nosniff$/,
  'x-frame-options': /^DENY$/,
  'referrer-policy': /^strict-origin-when-cross-origin$/,
  'cross-origin-opener-policy': /^same-origin$/,
  'cross-origin-resource-policy': /^(same|cross)-origin$/,
  'permissions-policy': /camera=\(\)/,
  'content-security-policy': /frame-ancestors 'none'/,
}

const demanded = [
  "default-src 'self'",
  "style-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  'report-to csp',
]
const serious = new Set([Severity.HIGH, Severity.SYNTAX, Severity.MEDIUM])
const evaluated = new Map<string, string[]>()

const evaluatePolicy = (policy: string): string[] => [
  // In a trial the simulators play the providers, on the loopback interface.
  ...new CspEvaluator(new CspParser(policy.replaceAll(/ http:\/\/localhost:\d+[^\s;]*/g, '')).csp)
    .evaluate()
    .filter(({ severity }) => serious.has(severity))
    .map(({ description }) => description),
  ...demanded.filter((line) => !policy.split('; ').includes(line)).map((line) => `no ${line}`),
  ...(/'unsafe-|'strict-dynamic'|\*/.test(policy) ? ['something is allowed for everybody'] : []),
]

/** @returns the problems of the policy of a page */
export const policyProblems = (policy = ''): string[] => {
  const problems = evaluated.get(policy) ?? evaluatePolicy(policy)
  evaluated.set(policy, problems)
  return problems
}

/** Headers that reveal how the shop is built, or that Next's router reads for its own requests only. */
const revealing = /^x-(middleware|nextjs|next|powered)-|^server$/

/** The security headers that an answer lacks, and those that it should not have. */
export const headerProblems = (headers: Headers): string[] => [
  ...Object.entries(everywhere)
    .filter(([name, pattern]) => !pattern.test(headers[name] ?? ''))
    .map(([name]) => `${name}: ${headers[name] ?? 'missing'}`),
  ...Object.keys(headers).filter((name) => revealing.test(name)),
]
