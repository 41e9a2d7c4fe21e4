interface BodyLimit {
  bytes: number
  /** Whether parts (`multipart/…`) may come. */
  multipart?: boolean
}

const usual: BodyLimit = { bytes: 100_000 }

/** Addresses with a limit of their own. */
const own: Readonly<Record<string, BodyLimit>> = {
  // About 300 bytes each.
  '/api/payments/simplepay/notification': { bytes: 20_000 },
  // Some hundred bytes each; a browser may send a few together.
  '/api/csp-reports': { bytes: 16_000 },
  '/api/newsletter': { bytes: 10_000 },
  // Some mail programs send their one field as a part (RFC 8058).
  '/api/unsubscribe': { bytes: 1_000, multipart: true },
}

export const bodyLimit = (address = ''): BodyLimit => own[address.split('?', 1)[0] ?? ''] ?? usual
