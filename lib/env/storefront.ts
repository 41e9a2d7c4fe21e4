import { z } from 'zod'
import { readEnv } from './read-env.ts'

const url = z.url({ protocol: /^https?$/ }).transform((value) => value.replace(/\/$/, ''))

const schema = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  API_BASE_URL: url.default('http://localhost:4000/api'),
  PUBLIC_URL: url.default('http://localhost:3000'),
  REVALIDATE_SECRET: z.string().min(32).optional(),
})

export type StorefrontEnv = z.infer<typeof schema>

let env: StorefrontEnv | undefined

/** Read when first needed, not when built: `next build` knows nothing of where it will run. */
export const storefrontEnv = (): StorefrontEnv => (env ??= readEnv(schema, process.env))
