import { z } from 'zod'

/** A body that is a file. Its endpoint names the media types (`upload`) and the maximal length (`maxBytes`). */
export const fileBody = z.custom<Uint8Array<ArrayBuffer>>((value) => value instanceof Uint8Array)
