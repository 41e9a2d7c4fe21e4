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
  /** Proxies that may say in `X-Forwarded-For` and `X-Forwarded-Proto` who asks, and how. */
  TRUSTED_PROXIES: addressList,
  /** 1 tells browsers to use https for every host below the shop's own, too. */
  HSTS_SUBDOMAINS: flag.default(false),
  /** Ground of the maps, and whom its owner wants named; without them the shop draws its own. */
  MAP_TILES_URL: tileAddress.optional(),
  MAP_ATTRIBUTION: z.string().min(1).max(200).optional(),
  /** 1 opens the interface guide outside of trials (is-ui-guide-open.ts). */
  UI_GUIDE: flag.default(false),
})

export type StorefrontEnv = z.infer<typeof schema>

/** For a start of the storefront: a production start unless `TRIAL` says otherwise. @throws EnvError with everything that is wrong */
export const readStorefrontEnv = (source: NodeJS.ProcessEnv): StorefrontEnv =>
  readEnv(schema, source, (given) => ({ ...mapRules(given), ...storefrontRules(given) }))

let env: StorefrontEnv | undefined

/** For pages. Read when first needed, not when built: `next build` knows nothing of where it will run. */
export const storefrontEnv = (): StorefrontEnv => (env ??= readEnv(schema, process.env))
