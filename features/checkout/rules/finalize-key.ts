/**
 * The Idempotency-Key of placing an order. The same draft order in the same version with the same total is the same
 * order: a reload or a second click sends the same key and gets the first answer again.
 */
export const finalizeKey = ({ uuid, version }: { uuid: string; version: number }): string => {
  const name = `finalize:${uuid}:${version}`
  try {
    const kept = sessionStorage.getItem(name) ?? crypto.randomUUID()
    sessionStorage.setItem(name, kept)
    return kept
  } catch {
    // Without storage the name itself is as unique as the draft order's version.
    return name
  }
}
