import { expect, test } from 'vitest'
import { z } from 'zod'
import type { Endpoint } from '#contracts/endpoint.ts'
import { endpoints } from '#contracts/endpoints.ts'

const largest = 2_147_483_647

interface Node {
  type?: string
  maximum?: number
  exclusiveMaximum?: number
}

/** @returns every integer of a schema that may be larger than an integer of the database */
const endless = (node: unknown, path: string): string[] => {
  if (typeof node !== 'object' || node === null) return []
  const { type, maximum = Infinity, exclusiveMaximum = Infinity } = node as Node
  const inside = Object.entries(node).flatMap(([key, value]) => endless(value, `${path}.${key}`))
  return type === 'integer' && Math.min(maximum, exclusiveMaximum) > largest ? [path, ...inside] : inside
}

test.each(Object.entries(endpoints) as [string, Endpoint][])(
  '%s takes no integer that the database cannot hold',
  (_, endpoint) => {
    const found = (['params', 'query', 'body'] as const).flatMap((part) => {
      const schema = endpoint[part]
      return schema ? endless(z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' }), part) : []
    })
    expect(found).toEqual([])
  },
)
