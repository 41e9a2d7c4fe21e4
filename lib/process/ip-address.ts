import { isIP } from 'node:net'

/** The longest text with brackets, zone and port, in characters. */
const longest = 100

/** Removes the port, which stands behind `:` after an IPv4 address and behind the brackets of an IPv6 address. */
const withoutPort = (text: string): string =>
  /^\[([^\]]*)\](?::\d{1,5})?$/.exec(text)?.[1] ?? /^([\d.]+):\d{1,5}$/.exec(text)?.[1] ?? text

/** The eight groups of an IPv6 address, each as hexadecimal digits without leading zeros. */
const groupsOf = (address: string): string[] => {
  const written = new URL(`http://[${address}]`).hostname.slice(1, -1)
  const [head = [], tail = []] = written.split('::').map((half) => half.split(':').filter(Boolean))
  return [...head, ...Array<string>(8 - head.length - tail.length).fill('0'), ...tail]
}

/** An IPv6 socket writes an IPv4 address as `::ffff:192.0.2.7`. */
const mappedAddress = (groups: string[]): string | undefined => {
  if (groups.slice(0, 6).join(':') !== '0:0:0:0:0:ffff') return undefined
  return groups
    .slice(6)
    .flatMap((group) => [Number.parseInt(group, 16) >> 8, Number.parseInt(group, 16) & 255])
    .join('.')
}

/**
 * Reads an address as sockets and proxies write it: `192.0.2.7`, `192.0.2.7:443`, `2001:db8::7`, `[2001:db8::7]:443`,
 * `fe80::1%eth0`.
 * @returns an IPv4 address, also from its IPv6 form, or the eight groups of an IPv6 address; undefined for other texts
 */
export const readAddress = (text: string): string | undefined => {
  const trimmed = text.trim()
  if (trimmed.length > longest) return undefined
  const [address = ''] = withoutPort(trimmed).split('%')
  if (isIP(address) === 4) return address
  if (isIP(address) !== 6) return undefined
  const groups = groupsOf(address)
  return mappedAddress(groups) ?? groups.join(':')
}
