const begins = (bytes: Uint8Array, ...signs: (string | null)[]): boolean =>
  signs.every((sign, index) => sign === null || String.fromCharCode(...bytes.subarray(index * 4, index * 4 + sign.length)) === sign)

/**
 * What a file is, by how it begins: servers call things by wrong names. Drawings (SVG) are none of ours, because they
 * can be programs.
 */
export const contentOf = (bytes: Uint8Array): 'picture' | 'pdf' | undefined => {
  if (begins(bytes, '%PDF', '-')) return 'pdf'
  const isPicture =
    begins(bytes, '\u00FF\u00D8\u00FF') ||
    begins(bytes, '\u0089PNG') ||
    begins(bytes, 'GIF8') ||
    begins(bytes, 'RIFF', null, 'WEBP') ||
    begins(bytes, 'II*\0') ||
    begins(bytes, 'MM\0*') ||
    begins(bytes, null, 'ftyp', 'avif')
  return isPicture ? 'picture' : undefined
}
