import 'server-only'
import { notFound } from 'next/navigation'
import { readId } from './read-id.ts'

/** The id at the end of an address. An address without an id leads to the page "not found". */
export const idOfAddress = (address: string): string => String(readId(address) ?? notFound())
