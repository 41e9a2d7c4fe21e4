/** What an argon2id hash costs: `memory` in KiB. */
export interface HashParameters {
  memory: number
  passes: number
  parallelism: number
}

export interface PasswordHash {
  parameters: HashParameters
  salt: Buffer
  hash: Buffer
}

const form = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/

const toText = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '')

/** The PHC string of a hash: the algorithm, its version and parameters, the salt and the hash. */
export const formatPhc = ({ parameters: { memory, passes, parallelism }, salt, hash }: PasswordHash): string =>
  `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${toText(salt)}$${toText(hash)}`

/** Undefined if the text is not a PHC string of argon2id. */
export const parsePhc = (text: string): PasswordHash | undefined => {
  const [, memory, passes, parallelism, salt, hash] = form.exec(text) ?? []
  if (!salt || !hash) return undefined
  return {
    parameters: { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) },
    salt: Buffer.from(salt, 'base64'),
    hash: Buffer.from(hash, 'base64'),
  }
}

/** Whether one of the parameters is below the wanted one. */
export const isWeaker = (parameters: HashParameters, wanted: HashParameters): boolean =>
  parameters.memory < wanted.memory || parameters.passes < wanted.passes || parameters.parallelism < wanted.parallelism
