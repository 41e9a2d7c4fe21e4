import type { Readable } from 'node:stream'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import { timeout, TimeoutStrategy, wrap } from 'cockatiel'
import { getMimeType } from 'hono/utils/mime'
import { createCircuitBreaker } from '#lib/process/circuit-breaker.ts'
import { isFileName } from './is-file-name.ts'
import { type FileFacts, type FileName, type Files, FilesError } from './port.ts'
import { readInTime } from './read-in-time.ts'

export interface S3Settings {
  bucket: string
  region: string
  /** The endpoint of a provider other than Amazon; called in path style. */
  endpoint?: string | undefined
  accessKeyId: string
  secretAccessKey: string
}

export interface S3Limits {
  /** Milliseconds for an answer; content gets more time by its size. */
  timeoutMs: number
  /** Milliseconds of pause after five failures in a row. */
  halfOpenMs: number
}

/** Bytes that a healthy storage sends or takes in a millisecond. */
const slowest = 500
const failures = 5

const isMissing = (error: unknown): boolean =>
  error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404 && error.name !== 'NoSuchBucket'

interface Answered {
  ContentLength?: number | undefined
  ContentRange?: string | undefined
  ETag?: string | undefined
  LastModified?: Date | undefined
}

/** For a part, `Content-Range: bytes 0-9/1234` holds the size of the whole file. */
const factsOf = ({ ContentLength = 0, ContentRange, ETag = '', LastModified = new Date(0) }: Answered): FileFacts => ({
  size: ContentRange ? Number(ContentRange.split('/')[1]) : ContentLength,
  etag: ETag,
  modifiedAt: LastModified,
})

const clientOf = ({ region, endpoint, accessKeyId, secretAccessKey }: S3Settings, timeoutMs: number): S3Client =>
  new S3Client({
    region,
    ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
    // Passed here, so that the library looks for credentials nowhere else.
    credentials: { accessKeyId, secretAccessKey },
    maxAttempts: 2,
    // Other providers do not know the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: timeoutMs },
  })

/** Files in a bucket of S3, or of a storage with the same protocol. */
export const createS3Files = (
  settings: S3Settings,
  { timeoutMs, halfOpenMs }: S3Limits = { timeoutMs: 4_000, halfOpenMs: 10_000 },
): Files => {
  const client = clientOf(settings, timeoutMs)
  const breaker = createCircuitBreaker({ failures, halfOpenMs })
  const keyOf = (name: FileName) => ({ Bucket: settings.bucket, Key: name })
  const limitFor = (bytes: number): number => timeoutMs + bytes / slowest

  /** @returns undefined if the file does not exist */
  const ask = async <Answer>(
    question: (options: { abortSignal: AbortSignal }) => Promise<Answer>,
    bytes = 0,
  ): Promise<Answer | undefined> => {
    // Not aborted on return, because the content is still to be read.
    const inTime = timeout(limitFor(bytes), { strategy: TimeoutStrategy.Aggressive, abortOnReturn: false })
    try {
      return await wrap(breaker, inTime).execute(({ signal }) =>
        question({ abortSignal: signal }).catch((error: unknown) => {
          if (isMissing(error)) return undefined
          throw error
        }),
      )
    } catch (cause) {
      throw new FilesError('The file storage does not do its work', { cause })
    }
  }

  return {
    find: async (name) => {
      const answer = isFileName(name)
        ? await ask((options) => client.send(new HeadObjectCommand(keyOf(name)), options))
        : undefined
      return answer && factsOf(answer)
    },

    open: async (name, part) => {
      const Range = part && `bytes=${part.first}-${part.last}`
      const answer = isFileName(name)
        ? await ask((options) => client.send(new GetObjectCommand({ ...keyOf(name), Range }), options))
        : undefined
      if (!answer) return undefined
      return { ...factsOf(answer), content: readInTime(answer.Body as Readable, limitFor(answer.ContentLength ?? 0)) }
    },

    write: async (name, content) => {
      if (!isFileName(name)) throw new FilesError(`No file can be called ${name}`)
      const object = { ...keyOf(name), Body: content, ContentType: getMimeType(name) }
      await ask((options) => client.send(new PutObjectCommand(object), options), content.byteLength)
    },

    remove: async (name) => {
      if (isFileName(name)) await ask((options) => client.send(new DeleteObjectCommand(keyOf(name)), options))
    },
  }
}
