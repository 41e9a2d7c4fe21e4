/**
 * The Idempotency-Key of placing an order. The same draft order in the same version with the same total is the same
 * order: a reload or a second click sends the same key and gets the first answer again.
 */
export const finalizeKey = ({ uuid, version }: { uuid: string; version: number }): string => {
  const name = `finalize:${uuid}:${version}`
  try {
    const key = sessionStorage.getItem(name) ?? crypto.randomUUID()
    sessionStorage.setItem(name, key)
    return key
  } catch {
    // Without a storage the name itself is the key: it is as unique as the version of the draft order.
    return name
  }
}
