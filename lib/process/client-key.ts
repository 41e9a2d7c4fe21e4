import { readAddress } from './ip-address.ts'

/**
 * Whose calls are counted together: an IPv4 address, or the /64 network of an IPv6 address, which is what one
 * connection is given. An IPv4 address that is written as IPv6 is the IPv4 address.
 * @param text an address as a proxy names it, with or without a port
 * @returns `192.0.2.7` or `2001:db8:0:1::/64`; undefined for what is no address
 */
export const clientKey = (text: string): string | undefined => {
  const address = readAddress(text)
  return address?.includes(':') ? `${address.split(':').slice(0, 4).join(':')}::/64` : address
}
