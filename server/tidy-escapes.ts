import type { Step } from './steps/step.ts'

const escapes = /(?:%[\da-f]{2})+|%/gi

const canDecode = (text: string): boolean => {
  try {
    return decodeURIComponent(text).length > 0
  } catch {
    return false
  }
}

/**
 * In a path, a `%` that does not begin a valid UTF-8 escape is a percent sign: `/100%` and `/%ff` are pages that do not
 * exist. In a query, NUL characters are removed.
 */
export const tidyEscapes = (address: string): string => {
  const [path = '', ...query] = address.split('?')
  const tidyPath = path.replaceAll(escapes, (run) => (canDecode(run) ? run : run.replaceAll('%', '%25')))
  return [tidyPath, ...query.map((part) => part.replaceAll('%00', ''))].join('?')
}

export const tidyAddress: Step = (request, _response, next) => {
  request.url = tidyEscapes(request.url ?? '/')
  next()
}
