import type { BackendEnv } from '#lib/env/backend.ts'
import { createFolderFiles } from './folder-files.ts'
import type { Files } from './port.ts'

/** A bucket where one is configured, otherwise folders below `DATA_DIR`. */
export const createFiles = async (env: BackendEnv): Promise<Files> => {
  const { S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, S3_ENDPOINT } = env
  if (!S3_BUCKET || !S3_REGION || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) return createFolderFiles(env.DATA_DIR)
  // Loaded only where a bucket is used: the package takes half as long as a start.
  const { createS3Files } = await import('./s3-files.ts')
  return createS3Files({
    bucket: S3_BUCKET,
    region: S3_REGION,
    endpoint: S3_ENDPOINT,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
  })
}
