import type { IncomingMessage } from 'node:http'

export { editionName } from '#server/memory/visited-key.ts'

/** Forgets the visitor's language, market and guard. */
export const visitedKey = ({ url }: IncomingMessage): string | undefined => url
