import { z } from 'zod'

/** An address of http or https, kept without a slash at its end. */
export const url = z.url({ protocol: /^https?$/ }).transform((value) => value.replace(/\/$/, ''))

export const port = z.coerce.number().int().min(1).max(65_535)

export const flag = z.enum(['0', '1']).transform((value) => value === '1')

/** Where a process listens: on both loopback addresses (`localhost`), or on one address of the machine; `::` and `0.0.0.0` are all of them. */
export const bindAddress = z.union([z.literal('localhost'), z.ipv4(), z.ipv6()], 'must be localhost or an IP address')

/**
 * The one switch between a trial and a production shop. A start without it is a production start.
 * `1` seeds the demo shop into an empty database; `bare` is a trial that seeds nothing, for tests that bring their own data.
 */
export const trial = z.enum(['0', '1', 'bare']).default('0')

/** Of a map's tiles: on a host of its own by https, or a path of the shop's own host. One host, because pages allow exactly that one. */
export const tileAddress = z
  .string()
  .regex(/^(https:\/\/[a-z0-9.-]+(:\d+)?)?\/(?!\/)[^\s'"]*$/, 'must begin with https:// or /')
  .refine((address) => ['{z}', '{x}', '{y}'].every((part) => address.includes(part)), 'must hold {z}, {x} and {y}')
