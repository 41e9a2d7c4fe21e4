import { createHash } from 'node:crypto'

/**
 * The same for the same mail: when a crash makes us send it again, mail programs see that they have it already.
 * @param from as in `MAIL_FROM`
 */
export const messageId = (key: string, from: string): string => {
  const domain = /@([^\s>@]+)>?$/.exec(from)?.[1] ?? 'localhost'
  return `<${createHash('sha256').update(key).digest('hex').slice(0, 40)}@${domain}>`
}
