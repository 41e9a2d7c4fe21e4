import { readAddress } from './ip-address.ts'

/**
 * The key under which the calls of a client are counted: an IPv4 address, or the /64 network of an IPv6 address, which
 * is what one connection usually gets. An IPv4 address in IPv6 form counts as the IPv4 address.
 * @param text an address as a proxy names it, with or without a port
 * @returns `192.0.2.7` or `2001:db8:0:1::/64`; undefined for other texts
 */
export const clientKey = (text: string): string | undefined => {
  const address = readAddress(text)
  return address?.includes(':') ? `${address.split(':').slice(0, 4).join(':')}::/64` : address
}
