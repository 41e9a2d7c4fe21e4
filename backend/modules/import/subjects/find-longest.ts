/** What stands under the longest beginning of a code for which something stands. */
export const findLongest = <Found>(code: string, find: (beginning: string) => Found | undefined): Found | undefined => {
  for (let length = code.length; length > 0; length--) {
    const found = find(code.slice(0, length))
    if (found !== undefined) return found
  }
  return undefined
}
