import { BlockList, isIPv6 } from 'node:net'

const family = (address: string) => (isIPv6(address) ? 'ipv6' : 'ipv4')

/** @param list addresses and CIDR ranges, already validated by `lib/env` */
export const trustedProxies = (list: readonly string[]): ((address: string) => boolean) => {
  const proxies = new BlockList()
  for (const entry of list) {
    const [address = '', prefix] = entry.split('/')
    if (prefix === undefined) proxies.addAddress(address, family(address))
    else proxies.addSubnet(address, Number(prefix), family(address))
  }
  return (address) => proxies.check(address, family(address))
}
