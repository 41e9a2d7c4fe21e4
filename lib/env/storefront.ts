import { z } from 'zod'
import { addressList } from './address-list.ts'
import { mapRules } from './map-rules.ts'
import { storefrontRules } from './production-rules.ts'
import { readEnv } from './read-env.ts'
import { bindAddress, flag, port, tileAddress, trial, url } from './variables.ts'

const schema = z.object({
  TRIAL: trial,
  PORT: port.default(3000),
  BIND_ADDRESS: bindAddress.default('localhost'),
  API_BASE_URL: url.default('http://localhost:4000/api'),
  PUBLIC_URL: url.default('http://localhost:3000'),
  /** Proxies whose `X-Forwarded-For` and `X-Forwarded-Proto` are trusted. */
  TRUSTED_PROXIES: addressList,
  /** 1 tells browsers to use https for every subdomain of the shop's host, too. */
  HSTS_SUBDOMAINS: flag.default(false),
  /** The tiles of the maps and the name of their owner; without both the shop draws its own map. */
  MAP_TILES_URL: tileAddress.optional(),
  MAP_ATTRIBUTION: z.string().min(1).max(200).optional(),
  /** The key with which browsers get tokens of the bot check; without it no page loads anything of reCAPTCHA. */
  RECAPTCHA_SITE_KEY: z
    .string()
    .regex(/^[\w-]{1,100}$/)
    .optional(),
  /** Where a trial loads all tags for measuring from: the simulators. Without it each comes from its provider. */
  TAGS_URL: url.optional(),
  /** 1 opens the interface guide outside of trials (is-ui-guide-open.ts). */
  UI_GUIDE: flag.default(false),
})

export type StorefrontEnv = z.infer<typeof schema>

/**
 * For the start of the storefront: a production start unless `TRIAL` says otherwise.
 * @throws EnvError with a list of everything that is wrong
 */
export const readStorefrontEnv = (source: NodeJS.ProcessEnv): StorefrontEnv =>
  readEnv(schema, source, (given) => ({ ...mapRules(given), ...storefrontRules(given) }))

let env: StorefrontEnv | undefined

/** For pages. Read at the first use, not at the build: `next build` does not know where the shop will run. */
export const storefrontEnv = (): StorefrontEnv => (env ??= readEnv(schema, process.env))
