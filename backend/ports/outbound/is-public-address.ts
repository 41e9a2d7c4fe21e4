import { BlockList, isIPv6 } from 'node:net'

/** Addresses of IPv4 that lead to this machine, into its network or nowhere (RFC 6890), with those that clouds tell secrets at. */
const ranges: readonly (readonly [network: string, prefix: number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['168.63.129.16', 32],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
]

const closed = new BlockList()
for (const [network, prefix] of ranges) closed.addSubnet(network, prefix)
// Teredo, documentation and 6to4, which carry addresses of IPv4 in them or lead nowhere.
for (const [network, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  closed.addSubnet(network, prefix, 'ipv6')

/** All that is routed in IPv6; loopback, private, link-local, multicast and mapped addresses lie outside. */
const routed = new BlockList()
routed.addSubnet('2000::', 3, 'ipv6')

/** Whether an IP address is one of the internet, neither of this machine nor of the network around it. */
export const isPublicAddress = (address: string): boolean =>
  isIPv6(address) ? routed.check(address, 'ipv6') && !closed.check(address, 'ipv6') : !closed.check(address)
