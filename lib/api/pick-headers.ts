/** Copies only the named headers: all others are not meant for the recipient. */
export const pickHeaders = (headers: Headers, names: readonly string[]): Headers => {
  const picked = new Headers()
  for (const name of names) {
    const value = headers.get(name)
    if (value) picked.set(name, value)
  }
  return picked
}
