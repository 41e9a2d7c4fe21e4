import 'server-only'
import { notFound } from 'next/navigation'
import { ApiError } from './api-error.ts'

/** What the API does not know, or refuses to be asked, is a page that is not found. */
export const existing = <Value>(answer: Promise<Value>): Promise<Value> =>
  answer.catch((error: unknown) => {
    if (error instanceof ApiError && (error.status === 404 || error.status === 400)) notFound()
    throw error
  })
