import { z } from 'zod'
import type { ProviderVariables } from '#lib/env/backend.ts'
import { isMissing, isNotSecure, type Rule } from '#lib/env/production-rules.ts'
import { url } from '#lib/env/variables.ts'

const variables = {
  /** Made in Google Analytics for the data stream. Without it nothing is sent to Analytics from the server. */
  GA4_API_SECRET: z.string().min(1).optional(),
  /** `https://region1.google-analytics.com` has the data processed within the European Union. */
  GA4_URL: url.default('https://www.google-analytics.com'),
  /** Of the Conversions API, made for the pixel. Without it nothing is sent to Meta from the server. */
  META_ACCESS_TOKEN: z.string().min(1).optional(),
  META_GRAPH_VERSION: z
    .string()
    .regex(/^v\d{1,3}\.\d$/)
    .default('v23.0'),
  META_GRAPH_URL: url.default('https://graph.facebook.com'),
}

const secure = (name: string): Rule => [
  name,
  (given) => !isMissing(name)(given) && isNotSecure(name)(given),
  'must begin with https://',
]

export const analyticsVariables = {
  variables,
  rules: [secure('GA4_URL'), secure('META_GRAPH_URL')],
} satisfies ProviderVariables

export const readAnalyticsEnv = (env: object) => z.object(variables).parse(env)
