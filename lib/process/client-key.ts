import { isIPv4, isIPv6 } from 'node:net'

/** As proxies write it: `192.0.2.7:5123`, `[2001:db8::1]:443`, `fe80::1%eth0`. */
const withoutPort = (text: string): string => {
  const bare = /^\[([^\]]*)\](?::\d{1,5})?$/.exec(text)?.[1] ?? /^([\d.]+):\d{1,5}$/.exec(text)?.[1] ?? text
  return bare.split('%', 1)[0] ?? ''
}

/** The eight parts of an IPv6 address without leading zeros; the URL parser knows all of its spellings. */
const partsOf = (address: string): string[] => {
  const [start = '', end = ''] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::')
  const [before, after] = [start, end].map((half) => half.split(':').filter(Boolean)) as [string[], string[]]
  return [...before, ...Array.from({ length: 8 - before.length - after.length }, () => '0'), ...after]
}

const asIPv4 = (high: string, low: string): string => {
  const [a, b] = [Number.parseInt(high, 16), Number.parseInt(low, 16)]
  return [a >> 8, a & 255, b >> 8, b & 255].join('.')
}

/**
 * Whose calls are counted together: an IPv4 address, or the /64 network of an IPv6 address, which is what one
 * connection is given. An IPv4 address that is written as IPv6 is the IPv4 address.
 * @param text an address as a proxy names it, with or without a port
 * @returns `192.0.2.7` or `2001:db8:0:1::/64`; undefined for what is no address
 */
export const clientKey = (text: string): string | undefined => {
  if (text.length > 100) return undefined
  const address = withoutPort(text.trim())
  if (isIPv4(address)) return address
  if (!isIPv6(address)) return undefined
  const parts = partsOf(address)
  const isMapped = parts.slice(0, 5).every((part) => part === '0') && parts[5] === 'ffff'
  return isMapped ? asIPv4(parts[6] ?? '', parts[7] ?? '') : `${parts.slice(0, 4).join(':')}::/64`
}
