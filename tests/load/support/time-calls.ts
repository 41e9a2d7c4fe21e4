/** An answer of the API, or the lack of one. */
export interface Timed {
  what: string
  /** 0 where there was none within the limit. */
  status: number
  code: string | undefined
  retryAfter: string | null
  ms: number
}

export interface Question {
  what: string
  path: string
  init?: RequestInit
}

const longestMs = 10_000

/** Asks once. @returns what came, and after how many milliseconds */
export const timeCall = async (origin: string, { what, path, init }: Question): Promise<Timed> => {
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

/** Each question again and again by `atOnce` askers until the time is over. */
export const timeCalls = async (
  origin: string,
  questions: readonly Question[],
  atOnce: number,
  forMs: number,
): Promise<Timed[]> => {
  const until = performance.now() + forMs
  const timed: Timed[] = []
  const ask = async (question: Question) => {
    while (performance.now() < until) {
      timed.push(await timeCall(origin, question))
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  }
  await Promise.all(questions.flatMap((question) => Array.from({ length: atOnce }, () => ask(question))))
  return timed
}

export const slowest = (timed: readonly Timed[]): number => Math.max(0, ...timed.map(({ ms }) => ms))
