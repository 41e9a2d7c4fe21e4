import type { Step } from './step.ts'

const escapes = /(?:%[\da-f]{2})+|%/gi

const canDecode = (text: string): boolean => {
  try {
    return decodeURIComponent(text).length > 0
  } catch {
    return false
  }
}

/**
 * In a path, `%` before what is no UTF-8 in hexadecimal digits is a percent sign: `/100%` and `/%ff` are pages that are not
 * there. In a query, NUL is dropped: no text holds one.
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
