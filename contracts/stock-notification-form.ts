import * as z from 'zod/mini'
import { email } from './email.ts'

/** The form in which a guest requests a stock notification. zod/mini, because the browser imports it. */
export const stockNotificationForm = z.object({ email })
