import type { Locale } from '#contracts/shop.ts'
import { en } from './english.ts'
import { hu, type Messages } from './hungarian.ts'

export type { Messages } from './hungarian.ts'
export type Namespace = keyof Messages

export const messages: Record<Locale, Messages> = { hu, en }
