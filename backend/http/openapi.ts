import { z } from 'zod'
import { type EndpointName, endpoints } from '#contracts/endpoints.ts'
import type { Endpoint } from '#contracts/endpoint.ts'
import { errorStatus } from '#contracts/errors.ts'
import { actionOf, ruleOf } from '../access/action-of.ts'
import type { Rule } from '../access/permissions.ts'

const schemaOf = (schema: z.ZodType, io: 'input' | 'output') =>
  z.toJSONSchema(schema, { io, unrepresentable: 'any', target: 'openapi-3.0' })

const parametersOf = (schema: z.ZodType | undefined, place: 'path' | 'query') => {
  if (!schema) return []
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as {
    properties?: Record<string, unknown>
    required?: string[]
  }
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema,
  }))
}

const token = { token: [] }

/** Without a token, with one, or either: a proof may stand in for the token. */
const securityOf = ({ who, orProof }: Rule) => {
  if (who === 'anyone' || who === 'proof' || who === 'provider') return []
  return orProof ? [{}, token] : [token]
}

const contentOf = ({ upload, body }: Endpoint) => {
  if (upload) return Object.fromEntries(upload.map((type) => [type, { schema: { type: 'string', format: 'binary' } }]))
  return body && { 'application/json': { schema: schemaOf(body, 'input') } }
}

const operationOf = (name: EndpointName, endpoint: Endpoint) => ({
  summary: endpoint.summary,
  security: securityOf(ruleOf(name)),
  'x-action': actionOf(name),
  parameters: [
    ...parametersOf(endpoint.params, 'path'),
    ...parametersOf(endpoint.query, 'query'),
    ...(endpoint.idempotent
      ? [{ name: 'Idempotency-Key', in: 'header', required: true, schema: { type: 'string', maxLength: 255 } }]
      : []),
  ],
  ...(endpoint.body && {
    requestBody: { required: true, content: contentOf(endpoint) },
  }),
  responses: {
    200: {
      description: 'Done.',
      content: endpoint.file
        ? { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } }
        : { 'application/json': { schema: schemaOf(endpoint.response, 'output') } },
    },
    ...Object.fromEntries(
      (endpoint.errors ?? []).map((code) => [
        errorStatus[code],
        { description: code, $ref: '#/components/responses/Error' },
      ]),
    ),
  },
})

const describe = () => {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const name of Object.keys(endpoints) as EndpointName[]) {
    const [method = '', path = ''] = name.split(' ')
    paths[path] = { ...paths[path], [method.toLowerCase()]: operationOf(name, endpoints[name]) }
  }
  const error = z.object({
    error: z.object({
      code: z.enum(Object.keys(errorStatus)),
      message: z.string(),
      field: z.string().optional(),
      requestId: z.string(),
    }),
  })
  return {
    openapi: '3.0.3',
    info: { title: 'Kolofon', version: '2.0' },
    servers: [{ url: '/api' }],
    paths,
    components: {
      securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
      responses: {
        Error: {
          description: 'What went wrong.',
          content: { 'application/json': { schema: schemaOf(error, 'output') } },
        },
      },
    },
  }
}

let description: ReturnType<typeof describe> | undefined
/** The endpoint table as OpenAPI 3.0. It is computed once, for the first request. */
export const openApi = () => (description ??= describe())
