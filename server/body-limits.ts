interface BodyLimit {
  bytes: number
  /** Whether multipart bodies are allowed. */
  multipart?: boolean
}

const usual: BodyLimit = { bytes: 100_000 }

/** Addresses with a limit of their own. */
const own: Readonly<Record<string, BodyLimit>> = {
  // One report takes some hundred bytes; a browser may send several together.
  '/api/csp-reports': { bytes: 16_000 },
  '/api/newsletter': { bytes: 10_000 },
  // Some mail programs send their only field as multipart (RFC 8058).
  '/api/unsubscribe': { bytes: 1_000, multipart: true },
}

/** A notification of a payment provider takes some hundred bytes. */
const notification = /^\/api\/payments\/[^/]+\/notification$/

/** A list of books for a cart, as a file or as a text. The contract has the same limit. */
const bookList = /^\/api\/(?:draft_orders|v2\.0\/orders)\/[^/]+\/(?:import|quick_order)$/

export const bodyLimit = (address = ''): BodyLimit => {
  const path = address.split('?', 1)[0] ?? ''
  if (bookList.test(path)) return { bytes: 1_000_000 }
  return own[path] ?? (notification.test(path) ? { bytes: 20_000 } : usual)
}
