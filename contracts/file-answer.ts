import { z } from 'zod'

/** An answer that is a file: sent as it is, with its name in `Content-Disposition`. */
export const fileAnswer = z.object({ name: z.string(), type: z.string(), bytes: z.instanceof(Uint8Array<ArrayBuffer>) })
export type FileAnswer = z.infer<typeof fileAnswer>
