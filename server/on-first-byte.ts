import type { ServerResponse } from 'node:http'

/** Reports the first byte of an answer. When the last one goes out depends on how fast the visitor reads. */
export const onFirstByte = (response: ServerResponse, report: () => void): void => {
  const { writeHead } = response
  const writeAndReport = (...head: unknown[]): unknown => {
    report()
    return Reflect.apply(writeHead, response, head)
  }
  Object.assign(response, { writeHead: writeAndReport })
}
