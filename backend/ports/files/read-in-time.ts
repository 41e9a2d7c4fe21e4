import type { Readable } from 'node:stream'
import { FilesError } from './port.ts'

/**
 * Passes content on as it is asked for. Only the time counts in which the storage lets us wait: a reader who is slow
 * may take longer, a storage that hangs or gives byte after byte may not.
 * @param limitMs for all of the content
 */
export const readInTime = (content: Readable, limitMs: number): ReadableStream<Uint8Array> => {
  const pieces = content[Symbol.asyncIterator]() as AsyncIterator<Uint8Array>
  let leftMs = limitMs
  return new ReadableStream({
    pull: async (controller) => {
      const begun = performance.now()
      const timer = setTimeout(
        () => content.destroy(new FilesError('The file storage stopped in the middle of a file')),
        leftMs,
      )
      try {
        const { done, value } = await pieces.next()
        if (done) controller.close()
        else controller.enqueue(value)
      } finally {
        clearTimeout(timer)
        leftMs -= performance.now() - begun
      }
    },
    cancel: () => void content.destroy(),
  })
}
