import * as z from 'zod/mini'
import { line } from './form-fields.ts'

/** How an organisation names what it charges a purchase to. */
export const costCenterForm = z.strictObject({
  code: line(20),
  name: line(100),
  /** Nothing can be charged to one that is switched off. */
  isActive: z.boolean(),
})
export type CostCenterForm = z.infer<typeof costCenterForm>
