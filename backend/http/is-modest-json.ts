/** Ten times what the deepest body of the contract needs. */
const mostDepth = 50
/** Keys and entries together; a rating of five hundred books has three thousand. */
const mostParts = 10_000

const endOfString = (text: string, start: number): number => {
  let at = start + 1
  while (at < text.length && text[at] !== '"') at += text[at] === '\\' ? 2 : 1
  return at
}

/**
 * Whether a JSON text is nested no deeper and has no more parts than an honest one. It is asked before the text is
 * parsed: whatever walks through the value afterwards calls itself for each level, and works for each part.
 */
export const isModestJson = (text: string): boolean => {
  let [depth, parts] = [0, 0]
  for (let at = 0; at < text.length; at++) {
    const sign = text[at]
    if (sign === '"') at = endOfString(text, at)
    else if (sign === '{' || sign === '[') depth += 1
    else if (sign === '}' || sign === ']') depth -= 1
    else if (sign === ',' || sign === ':') parts += 1
    if (depth > mostDepth || parts > mostParts) return false
  }
  return true
}
