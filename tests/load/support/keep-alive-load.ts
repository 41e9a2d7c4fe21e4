import { Agent, get, type IncomingMessage } from 'node:http'

export interface Load {
  /** Resolves once the server has announced the end of its connection to every client, or refuses new connections. */
  ended: Promise<LoadFigures>
  /** Ends the clients, if the server did not. */
  abort: () => void
  /** The figures so far. */
  figures: LoadFigures
}

interface LoadFigures {
  answers: number
  /** Answers with `Connection: close`. */
  closed: number
  /** Requests without an answer, and answers of 500 and more. */
  failures: string[]
}

interface Answer {
  status: number
  isLast: boolean
}

const read = (response: IncomingMessage): Promise<Answer> =>
  new Promise((resolve, reject) => {
    response.resume()
    response.once('end', () =>
      resolve({ status: response.statusCode ?? 0, isLast: response.headers.connection === 'close' }),
    )
    response.once('error', reject)
  })

/** A client with one connection, which it keeps as a browser or a proxy does. */
export const createClient = (origin: string): ((path: string) => Promise<Answer>) & { close: () => void } => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const ask = (path: string): Promise<Answer> =>
    new Promise((resolve, reject) => {
      get(
        origin + path,
        { agent, headers: { 'user-agent': 'Mozilla/5.0' } },
        (response) => void read(response).then(resolve, reject),
      ).once('error', reject)
    })
  return Object.assign(ask, { close: () => agent.destroy() })
}

const isRefused = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ECONNREFUSED'

/** Starts clients that each send one request after the other without a pause, until the server ends the connection. */
export const requestUntilClosed = (origin: string, paths: readonly string[], clients: number): Load => {
  const figures: LoadFigures = { answers: 0, closed: 0, failures: [] }
  const closing = new AbortController()
  const work = async (_: unknown, index: number): Promise<void> => {
    const ask = createClient(origin)
    for (let turn = index; !closing.signal.aborted; turn++) {
      const path = paths[turn % paths.length] ?? '/'
      const answer = await ask(path).catch((error: unknown) => error)
      if (isRefused(answer)) break
      if (answer instanceof Error) figures.failures.push(`${path}: ${answer.message}`)
      else {
        const { status, isLast } = answer as Answer
        figures.answers += 1
        if (status >= 500) figures.failures.push(`${path}: ${status}`)
        if (isLast) figures.closed += 1
        if (isLast) break
      }
    }
    ask.close()
  }
  const ended = Promise.all(Array.from({ length: clients }, work)).then(() => figures)
  return { ended, figures, abort: () => closing.abort() }
}
