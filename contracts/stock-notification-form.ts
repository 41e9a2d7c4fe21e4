import * as z from 'zod/mini'
import { email } from './email.ts'

/** Where a guest wants to be told that a book is back. zod/mini, because the browser imports it. */
export const stockNotificationForm = z.object({ email })
