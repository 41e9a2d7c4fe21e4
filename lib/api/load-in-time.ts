import { connectionError } from './connection-error.ts'

/** As long as the limit for the beginning of an answer in `backend-limits.ts`, which is loaded with the client. */
const loadMs = 4_000

/**
 * Loads code that a press needs.
 * @throws ApiError if it cannot be loaded in time
 */
export const loadInTime = async <Loaded>(load: () => Promise<Loaded>): Promise<Loaded> => {
  const begun = Date.now()
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(late.reject, loadMs)
  try {
    return await Promise.race([load(), late.promise])
  } catch {
    throw connectionError(Date.now() - begun)
  } finally {
    clearTimeout(timer)
  }
}
