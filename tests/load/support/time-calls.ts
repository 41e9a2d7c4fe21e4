/** An answer of the API, or a missing answer. */
export interface Timed {
  what: string
  /** The status; 0 without an answer within the limit. */
  status: number
  code: string | undefined
  retryAfter: string | null
  ms: number
}

export interface Call {
  what: string
  path: string
  init?: RequestInit
}

const longestMs = 10_000

/** Sends one call. @returns the answer, and how many milliseconds it took */
export const timeCall = async (origin: string, { what, path, init }: Call): Promise<Timed> => {
  const begun = performance.now()
  const answer = await fetch(origin + path, { ...init, signal: AbortSignal.timeout(longestMs) }).catch(() => undefined)
  const body = (await answer?.json().catch(() => undefined)) as { error?: { code: string } } | undefined
  return {
    what,
    status: answer?.status ?? 0,
    code: body?.error?.code,
    retryAfter: answer?.headers.get('retry-after') ?? null,
    ms: Math.round(performance.now() - begun),
  }
}

/** Sends each call again and again from `atOnce` callers until the time is over. */
export const timeCalls = async (
  origin: string,
  calls: readonly Call[],
  atOnce: number,
  forMs: number,
): Promise<Timed[]> => {
  const until = performance.now() + forMs
  const timed: Timed[] = []
  const repeat = async (call: Call) => {
    while (performance.now() < until) {
      timed.push(await timeCall(origin, call))
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  }
  await Promise.all(calls.flatMap((call) => Array.from({ length: atOnce }, () => repeat(call))))
  return timed
}

export const slowest = (timed: readonly Timed[]): number => Math.max(0, ...timed.map(({ ms }) => ms))
