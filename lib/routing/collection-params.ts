import 'server-only'
import { notFound } from 'next/navigation'

/** The parameters of a collection's calls. An address without a valid key leads to the page "not found". */
export const collectionParams = (key: string) => (/^[a-z0-9-]{1,80}$/.test(key) ? { id: key } : notFound())
