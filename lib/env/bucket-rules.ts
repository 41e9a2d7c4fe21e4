import type { Given, Problems } from './read-env.ts'

const needed = ['S3_BUCKET', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY']

/** The settings of a bucket belong together: with only some of them, files would silently stay on this machine. */
export const bucketRules = (given: Given): Problems => {
  const isWanted = [...needed, 'S3_ENDPOINT'].some((name) => given[name] !== undefined)
  const missing = isWanted ? needed.filter((name) => given[name] === undefined) : []
  return Object.fromEntries(missing.map((name) => [name, 'is missing; the settings of a bucket belong together']))
}
