import 'server-only'
import { notFound } from 'next/navigation'

/** The parameters of a collection's calls. A key stands in the address: what cannot be a key is a page that is not found. */
export const collectionParams = (key: string) => (/^[a-z0-9-]{1,80}$/.test(key) ? { id: key } : notFound())
