/** Ten times the depth of the deepest body in the contract. */
const maxDepth = 50
/** Keys and entries together; a rating of five hundred books has three thousand. */
const maxParts = 10_000

const endOfString = (text: string, start: number): number => {
  let at = start + 1
  while (at < text.length && text[at] !== '"') at += text[at] === '\\' ? 2 : 1
  return at
}

/**
 * Whether a JSON text has no more depth and parts than a real body. Checked before the text is parsed: everything that
 * walks through the value later recurses for each level and works for each part.
 */
export const isModestJson = (text: string): boolean => {
  let [depth, parts] = [0, 0]
  for (let at = 0; at < text.length; at++) {
    const sign = text[at]
    if (sign === '"') at = endOfString(text, at)
    else if (sign === '{' || sign === '[') depth += 1
    else if (sign === '}' || sign === ']') depth -= 1
    else if (sign === ',' || sign === ':') parts += 1
    if (depth > maxDepth || parts > maxParts) return false
  }
  return true
}
