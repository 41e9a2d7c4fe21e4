import { z } from 'zod'

/**
 * An answer that is a file. It is passed on while it is read, with its name in `Content-Disposition`. `size` is in
 * bytes.
 */
export const fileAnswer = z.object({
  name: z.string(),
  type: z.string(),
  size: z.int(),
  content: z.instanceof(ReadableStream<Uint8Array>),
})
export type FileAnswer = z.infer<typeof fileAnswer>
