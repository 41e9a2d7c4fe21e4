import { readBackendEnv } from './backend.ts'
import { EnvError, type Problems } from './read-env.ts'
import { readStorefrontEnv } from './storefront.ts'

const problemsOf = (read: () => unknown): Problems => {
  try {
    read()
    return {}
  } catch (error) {
    if (error instanceof EnvError) return error.problems
    throw error
  }
}

/** For a start of both processes. @throws EnvError with one list of what is wrong for either of them */
export const checkShopEnv = (source: NodeJS.ProcessEnv): void => {
  const problems = { ...problemsOf(() => readBackendEnv(source)), ...problemsOf(() => readStorefrontEnv(source)) }
  if (Object.keys(problems).length > 0) throw new EnvError(problems)
}
