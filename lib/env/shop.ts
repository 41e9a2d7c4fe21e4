import { type BackendEnv, type ProviderVariables, readBackendEnv } from './backend.ts'
import { EnvError } from './read-env.ts'
import { readStorefrontEnv, type StorefrontEnv } from './storefront.ts'

const attempt = <Env>(read: () => Env): Env | EnvError => {
  try {
    return read()
  } catch (error) {
    if (error instanceof EnvError) return error
    throw error
  }
}

/** For a start of both processes. @throws EnvError with one list of what is wrong for either process */
export const readShopEnv = (
  source: NodeJS.ProcessEnv,
  providers: readonly ProviderVariables[],
): { backend: BackendEnv; storefront: StorefrontEnv } => {
  const backend = attempt(() => readBackendEnv(source, providers))
  const storefront = attempt(() => readStorefrontEnv(source))
  if (backend instanceof EnvError || storefront instanceof EnvError)
    throw new EnvError(
      Object.assign({}, ...[backend, storefront].map((one) => (one instanceof EnvError ? one.problems : {}))),
    )
  return { backend, storefront }
}
