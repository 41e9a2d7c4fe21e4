import * as z from 'zod/mini'
import { email } from '#contracts/email.ts'

export const requestForm = z.object({ email })
