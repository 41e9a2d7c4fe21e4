import type { Readable } from 'node:stream'
import { FilesError } from './port.ts'

/**
 * Passes content on at the reader's pace. Only the time counts in which the storage makes the reader wait: a slow
 * reader may take longer, a storage that hangs or sends byte by byte may not.
 * @param limitMs for the whole content
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
