import 'server-only'
import { notFound } from 'next/navigation'
import { ApiError } from './api-error.ts'

/** A resource that the API does not know, and an id that it refuses, lead to the page "not found". */
export const existing = <Value>(answer: Promise<Value>): Promise<Value> =>
  answer.catch((error: unknown) => {
    if (error instanceof ApiError && (error.status === 404 || error.status === 400)) notFound()
    throw error
  })
