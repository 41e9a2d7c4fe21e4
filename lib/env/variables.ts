import { z } from 'zod'

/** An http or https address, without a slash at its end. */
export const url = z.url({ protocol: /^https?$/ }).transform((value) => value.replace(/\/$/, ''))

export const port = z.coerce.number().int().min(1).max(65_535)

export const flag = z.enum(['0', '1']).transform((value) => value === '1')

/**
 * The listening address of a process: both loopback addresses (`localhost`), or one address of the machine; `::` and
 * `0.0.0.0` mean all addresses.
 */
export const bindAddress = z.union([z.literal('localhost'), z.ipv4(), z.ipv6()], 'must be localhost or an IP address')

/**
 * The only switch between a trial and a production shop; without it a start is a production start. `1` seeds the demo
 * shop into an empty database; `bare` is a trial that seeds nothing, for tests that bring their own data.
 */
export const trial = z.enum(['0', '1', 'bare']).default('0')

/**
 * The address of a map's tiles: on another host by https, or a path of the shop's own host. Exactly one host, because
 * the policy of pages allows exactly one.
 */
export const tileAddress = z
  .string()
  .regex(/^(https:\/\/[a-z0-9.-]+(:\d+)?)?\/(?!\/)[^\s'"]*$/, 'must begin with https:// or /')
  .refine((address) => ['{z}', '{x}', '{y}'].every((part) => address.includes(part)), 'must hold {z}, {x} and {y}')
