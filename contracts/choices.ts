import { z } from 'zod'
import { maxChoices, parameterChoice } from './shop.ts'

/** Comma-separated choices. */
export const choices = <T extends z.ZodType<unknown, unknown>>(item: T, max = maxChoices) =>
  z
    .string()
    .max(3000)
    .transform((value): unknown => [...new Set(value.split(',').filter(Boolean))])
    .pipe(z.array(item).min(1).max(max))

export const parameterChoices = choices(z.string().regex(parameterChoice))

/** `parameter=binding:sewn&parameter=paper:bulky` means the same as one comma-separated list. */
export const repeatedParameterChoices = z
  .union([z.string(), z.array(z.string()).transform((several) => several.join(','))])
  .pipe(parameterChoices)
