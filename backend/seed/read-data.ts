import { readFile } from 'node:fs/promises'
import type { z } from 'zod'

/** Reads and checks one file of `data/`. */
export const readData = async <Schema extends z.ZodType>(name: string, schema: Schema): Promise<z.output<Schema>> =>
  schema.parse(JSON.parse(await readFile(new URL(`data/${name}.json`, import.meta.url), 'utf8')))
