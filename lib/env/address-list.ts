import { z } from 'zod'

const addressOrRange = z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()])

/** IP addresses and CIDR ranges, separated by commas: `10.0.0.4, 192.0.2.0/24, 2001:db8::/32`. */
export const addressList = z
  .string()
  .default('')
  .transform((text) =>
    text
      .split(',')
      .map((one) => one.trim())
      .filter(Boolean),
  )
  .pipe(z.array(addressOrRange))
