const longest = 160

/** Cuts a text for search results: whole words, at most 160 characters. */
export const toDescription = (text: string): string => {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  if (line.length <= longest) return line
  const cut = line.slice(0, longest - 1)
  const wordEnd = cut.lastIndexOf(' ')
  return `${(wordEnd > 0 ? cut.slice(0, wordEnd) : cut).replace(/[\s,;:–-]+$/, '')}…`
}
