import { setTimeout as wait } from 'node:timers/promises'
import { DelegateBackoff, handleAll, retry } from 'cockatiel'
import { EventSourceParserStream } from 'eventsource-parser/stream'
import { ownFetch } from './own-fetch.ts'
import type { Change } from './change.ts'

/** The backend sends a sign of life every five seconds. */
const silentMs = 15_000
const [shortestPauseMs, longestPauseMs] = [100, 1_000]

export interface Listening {
  /** Some announcements may be lost: treat everything as changed. */
  restart: () => void
}

interface ListeningOptions {
  /** The address of the backend's stream. */
  url: string
  /** The position is saved only after this call has returned: what failed is delivered again. */
  deliver: (change: Change) => Promise<void>
  /** Called once when the stream is lost, and once when the stream is back. */
  log: (text: string) => void
  /** Aborted when the process ends. */
  closing: AbortSignal
}

/** A storefront hears of a backend within a second after its start: a change is to be on all pages within two. */
const pauses = new DelegateBackoff<unknown, number>((_, waitedMs = 0) => {
  const delay = Math.min(Math.max(waitedMs / 10, shortestPauseMs), longestPauseMs)
  return { delay, state: waitedMs + delay }
})

/** An event of the stream, see the backend's announcements. */
const readChange = (event: string | undefined, data: string): Change =>
  event === 'reset' ? 'everything' : (JSON.parse(data) as string[])

/**
 * Listens to changes for as long as the process lives. After a broken connection it goes on behind the last position,
 * or from the start where the backend does not know that position.
 */
export const listenToBackend = ({ url, deliver, log, closing }: ListeningOptions): Listening => {
  let position = ''
  let line = new AbortController()
  let stream: 'sought' | 'found' | 'lost' = 'sought'

  const listen = async (): Promise<boolean> => {
    line = new AbortController()
    const silence = setTimeout(() => line.abort(new Error(`nothing was received for ${silentMs / 1000} s`)), silentMs)
    let hasReceived = false
    try {
      const answer = await ownFetch(`${url}?after=${encodeURIComponent(position)}`, {
        redirect: 'error',
        cache: 'no-store',
        signal: AbortSignal.any([closing, line.signal]),
      })
      if (!answer.ok || !answer.body) throw new Error(`it answered ${answer.status}`)
      const alive = new TransformStream<Uint8Array, BufferSource>({
        transform: (bytes, controller) => {
          silence.refresh()
          controller.enqueue(bytes as Uint8Array<ArrayBuffer>)
        },
      })
      for await (const { id, event, data } of answer.body
        .pipeThrough(alive)
        .pipeThrough(new TextDecoderStream())
        .pipeThrough(new EventSourceParserStream())) {
        const change = readChange(event, data)
        if (change.length > 0) await deliver(change)
        line.signal.throwIfAborted()
        position = id ?? position
        if (stream === 'lost') log('Announcements arrive again.')
        stream = 'found'
        hasReceived = true
      }
      throw new Error('it has ended')
    } catch (error) {
      if (stream === 'found') {
        stream = 'lost'
        const reason = error instanceof Error ? error.message : String(error)
        if (!closing.aborted) log(`The stream of announcements is lost, pages stay as they are: ${reason}`)
      }
      if (!hasReceived) throw error
      return hasReceived
    } finally {
      clearTimeout(silence)
    }
  }

  const again = retry(handleAll, {
    maxAttempts: Number.MAX_SAFE_INTEGER,
    backoff: pauses,
  })
  const live = async (): Promise<void> => {
    while (!closing.aborted) {
      await again.execute(listen, closing).catch(() => undefined)
      await wait(shortestPauseMs, undefined, { signal: closing }).catch(() => undefined)
    }
  }
  void live()
  return {
    restart: () => {
      position = ''
      line.abort(new Error('a change could not be delivered'))
    },
  }
}
