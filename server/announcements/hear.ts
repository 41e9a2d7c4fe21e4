import { setTimeout as wait } from 'node:timers/promises'
import { ExponentialBackoff, handleAll, retry } from 'cockatiel'
import { EventSourceParserStream } from 'eventsource-parser/stream'
import type { Change } from './change.ts'

/** The backend says every five seconds that it is there. */
const silentMs = 15_000
const [firstPauseMs, longestPauseMs] = [250, 5_000]

export interface Hearing {
  /** What was told may have got lost: everything is told at once. */
  beginAnew: () => void
}

interface Ears {
  /** The stream of the backend. */
  url: string
  /** A position is believed only when this has returned: what failed is told again. */
  tell: (change: Change) => Promise<void>
  /** Told once when the stream is lost, and once when it is back. */
  log: (text: string) => void
  /** Aborted when nobody needs to hear any more. */
  closing: AbortSignal
}

/** An event of the stream, see the backend's announcements. */
const readChange = (event: string | undefined, data: string): Change =>
  event === 'reset' ? 'everything' : (JSON.parse(data) as string[])

/** Hears what changed for as long as the process lives: goes on after the last position, and begins anew where the backend does not know it. */
export const hear = ({ url, tell, log, closing }: Ears): Hearing => {
  let position = ''
  let line = new AbortController()
  let isLost = false

  const listen = async (): Promise<boolean> => {
    line = new AbortController()
    const silence = setTimeout(() => line.abort(new Error(`nothing was heard for ${silentMs / 1000} s`)), silentMs)
    let hasHeard = false
    try {
      const answer = await fetch(`${url}?after=${encodeURIComponent(position)}`, {
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
        if (change.length > 0) await tell(change)
        line.signal.throwIfAborted()
        position = id ?? position
        if (isLost) log('Announcements are heard again.')
        isLost = false
        hasHeard = true
      }
      throw new Error('it has ended')
    } catch (error) {
      if (!isLost && !closing.aborted)
        log(
          `The stream of announcements is lost, pages stay as they are: ${error instanceof Error ? error.message : String(error)}`,
        )
      isLost = true
      if (!hasHeard) throw error
      return hasHeard
    } finally {
      clearTimeout(silence)
    }
  }

  const again = retry(handleAll, {
    maxAttempts: Number.MAX_SAFE_INTEGER,
    backoff: new ExponentialBackoff({ initialDelay: firstPauseMs, maxDelay: longestPauseMs }),
  })
  const live = async (): Promise<void> => {
    while (!closing.aborted) {
      await again.execute(listen, closing).catch(() => undefined)
      await wait(firstPauseMs, undefined, { signal: closing }).catch(() => undefined)
    }
  }
  void live()
  return {
    beginAnew: () => {
      position = ''
      line.abort(new Error('something that was told got lost'))
    },
  }
}
