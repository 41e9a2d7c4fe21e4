import 'server-only'
import { notFound } from 'next/navigation'
import { readId } from './read-id.ts'

/** The id at the end of an address; an address without an id is a page that is not found. */
export const idOfAddress = (address: string): string => String(readId(address) ?? notFound())
