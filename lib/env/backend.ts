import { z } from 'zod'
import { readEnv } from './read-env.ts'

const url = z.url({ protocol: /^https?$/ }).transform((value) => value.replace(/\/$/, ''))
const port = z.coerce.number().int().min(1).max(65535)
const flag = z.enum(['0', '1']).transform((value) => value === '1')

const schema = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  API_PORT: port.default(4000),
  /** Origin of the storefront as visitors see it: links in mails, the way back from the payment page. */
  PUBLIC_URL: url.default('http://localhost:3000'),
  /** Where the storefront is reached from here, to announce changes. */
  STOREFRONT_URL: url.default('http://localhost:3000'),
  DATA_DIR: z.string().min(1).default('.data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  /** 1 lets a production shop run on the embedded database. */
  ALLOW_EMBEDDED_DB: flag.default(false),
  /** 1 plants the demo catalogue and accounts into an empty database. */
  DEMO: flag.default(false),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
  /** Shared with the storefront; signs announcements of changes. */
  REVALIDATE_SECRET: z.string().min(32).optional(),
  PAYMENT_MINUTES: z.coerce.number().int().min(5).max(60).default(30),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().default('Kolofon <bolt@kolofon.example>'),
  SIMULATOR_PORT: port.default(4010),
  /** Where browsers reach the payment simulator. */
  SIMULATOR_URL: url.default('http://localhost:4010'),
  SIMPLEPAY_URL: url.optional(),
  SIMPLEPAY_MERCHANT_HUF: z.string().optional(),
  SIMPLEPAY_SECRET_HUF: z.string().min(16).optional(),
  SIMPLEPAY_MERCHANT_EUR: z.string().optional(),
  SIMPLEPAY_SECRET_EUR: z.string().min(16).optional(),
  FOXPOST_POINTS_URL_HU: url.optional(),
  FOXPOST_POINTS_URL_EN: url.optional(),
  GLS_POINTS_URL: url.optional(),
  POSTA_POINTS_URL: url.optional(),
  /** Hosts that publishers' pictures and samples may be fetched from: `media.kiado.hu, borito.example:8443`. */
  RESOURCE_HOSTS: z.string().default('').transform((text) => text.split(',').map((host) => host.trim()).filter(Boolean)),
})

export type BackendEnv = z.infer<typeof schema>

/** Deployments must not run by accident on what is meant for a trial. */
const productionRules = (env: BackendEnv): string[] =>
  env.NODE_ENV !== 'production'
    ? []
    : [
        ...(!env.DATABASE_URL && !env.ALLOW_EMBEDDED_DB ? ['DATABASE_URL is missing; the embedded database is for trials (ALLOW_EMBEDDED_DB=1 overrides)'] : []),
        ...(!env.REVALIDATE_SECRET ? ['REVALIDATE_SECRET is missing'] : []),
        ...(env.DEMO ? ['DEMO=1 makes accounts with known passwords'] : []),
        ...(!env.SMTP_URL ? ['SMTP_URL is missing; mails would stay in files'] : []),
        ...(!env.PUBLIC_URL.startsWith('https://') ? ['PUBLIC_URL must begin with https://'] : []),
        ...(!env.SIMPLEPAY_URL ? ['SIMPLEPAY_URL is missing; card payments would be simulated'] : []),
        ...(env.SIMPLEPAY_URL && !(env.SIMPLEPAY_MERCHANT_HUF && env.SIMPLEPAY_SECRET_HUF) ? ['SIMPLEPAY_MERCHANT_HUF and SIMPLEPAY_SECRET_HUF are missing'] : []),
      ]

/** @throws EnvError with everything that is wrong */
export const readBackendEnv = (source: NodeJS.ProcessEnv): BackendEnv => readEnv(schema, source, productionRules)
