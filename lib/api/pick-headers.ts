/** Only these headers: whatever else there is was not meant for who gets them. */
export const pickHeaders = (headers: Headers, names: readonly string[]): Headers => {
  const picked = new Headers()
  for (const name of names) {
    const value = headers.get(name)
    if (value) picked.set(name, value)
  }
  return picked
}
