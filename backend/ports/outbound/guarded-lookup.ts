import { type LookupAddress, lookup, type LookupOptions } from 'node:dns'
import type { LookupFunction } from 'node:net'
import { isPublicAddress } from './is-public-address.ts'

/** Asks for all addresses of a name. */
export type Resolve = (
  hostname: string,
  options: LookupOptions & { all: true },
  done: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void

/** A name has led to an address that is not of the internet. */
export class PrivateAddressError extends Error {}

/**
 * A connection's own lookup: the addresses that are looked at are those that it then connects to, so that a name server
 * which answers differently the second time wins nothing.
 */
export const guardedLookup =
  (resolve: Resolve = lookup, isAllowed: (address: string) => boolean = isPublicAddress): LookupFunction =>
  (hostname, options, done) =>
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
      const [first] = addresses ?? []
      if (error) done(error, '')
      else if (!first || !addresses.every(({ address }) => isAllowed(address)))
        done(new PrivateAddressError(`${hostname} leads to an address that is not public`), '')
      else if (options.all) done(null, addresses)
      else done(null, first.address, first.family)
    })
