import { z } from 'zod'
import { bucketRules } from './bucket-rules.ts'
import { backendRules, type Rule } from './production-rules.ts'
import { type Given, type Problems, readEnv } from './read-env.ts'
import { bindAddress, flag, port, trial, url } from './variables.ts'

const schema = z.object({
  TRIAL: trial,
  API_PORT: port.default(4000),
  API_BIND_ADDRESS: bindAddress.default('localhost'),
  /** The storefront's origin as visitors see it: for links in mails and for the return from the payment page. */
  PUBLIC_URL: url.default('http://localhost:3000'),
  DATA_DIR: z.string().min(1).default('.data'),
  /** With these settings files lie in a bucket instead of DATA_DIR. S3_ENDPOINT is for providers other than Amazon. */
  S3_BUCKET: z.string().optional(),
  S3_REGION: z.string().optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  S3_ENDPOINT: url.optional(),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  /** A replica of that database, for reads that may be half a second old. */
  DATABASE_READ_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  /** 1 allows a production shop to run on the embedded database. */
  ALLOW_EMBEDDED_DB: flag.default(false),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
  /** Multiplies all rate limits: more than 1 in a trial and in tests, where one machine plays many visitors. */
  LIMIT_FACTOR: z.coerce.number().int().min(1).max(100_000).default(1),
  /** Where the words of names are held: by each backend, or by the database alone (`docs/scaling.md`). */
  SEARCH_ENGINE: z.enum(['memory', 'database']).default('memory'),
  PAYMENT_MINUTES: z.coerce.number().int().min(5).max(60).default(30),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().default('Kolofon <bolt@kolofon.example>'),
  SIMULATOR_PORT: port.default(4010),
  /** The address under which browsers reach the payment simulator. */
  SIMULATOR_URL: url.default('http://localhost:4010'),
  /** Hosts from which publishers' pictures and samples may be fetched: `media.kiado.hu, borito.example:8443`. */
  RESOURCE_HOSTS: z
    .string()
    .default('')
    .transform((text) =>
      text
        .split(',')
        .map((host) => host.trim())
        .filter(Boolean),
    ),
})

/**
 * It also holds the variables of payment providers and carriers. Each of these reads its own variables, see
 * `definition.ts` in `backend/ports/payments` and in `backend/ports/pickup-points`.
 */
export type BackendEnv = z.infer<typeof schema>

/** What a payment provider or a carrier adds to the environment. It is declared in the folder of the provider. */
export interface ProviderVariables {
  variables: Readonly<Record<string, z.ZodType>>
  /** What a production start needs of them. */
  rules: readonly Rule[]
}

const replicaRules = ({ DATABASE_URL, DATABASE_READ_URL }: Given): Problems =>
  DATABASE_READ_URL !== undefined && DATABASE_URL === undefined
    ? { DATABASE_READ_URL: 'is a replica of DATABASE_URL, which is missing' }
    : {}

/** For a start of the backend: a production start unless `TRIAL` says otherwise. @throws EnvError with everything that is wrong */
export const readBackendEnv = (source: NodeJS.ProcessEnv, providers: readonly ProviderVariables[]): BackendEnv => {
  const variables: Record<string, z.ZodType> = Object.assign({}, ...providers.map((one) => one.variables))
  const rules = backendRules(providers.flatMap((one) => one.rules))
  return readEnv(schema.and(z.object(variables)), source, (given) => ({
    ...bucketRules(given),
    ...replicaRules(given),
    ...rules(given),
  }))
}

/** For commands beside a shop, which start nothing. @throws EnvError with every value that cannot be read */
export const readCommandEnv = (source: NodeJS.ProcessEnv): BackendEnv => readEnv(schema, source, bucketRules)
