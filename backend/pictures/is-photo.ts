const begins = (bytes: Uint8Array, sign: string, from = 0): boolean =>
  Buffer.from(bytes.subarray(from, from + sign.length)).toString('latin1') === sign

/**
 * Whether a file from outside is a picture that we open, by how it begins: servers call things by wrong names. JPEG, PNG,
 * GIF and WebP are, because their readers are the best tested ones. Drawings (SVG) can be programs; AVIF and TIFF are
 * read by large libraries with a history.
 */
export const isPhoto = (bytes: Uint8Array): boolean =>
  begins(bytes, '\u00FF\u00D8\u00FF') ||
  begins(bytes, '\u0089PNG\r\n\u001A\n') ||
  begins(bytes, 'GIF87a') ||
  begins(bytes, 'GIF89a') ||
  (begins(bytes, 'RIFF') && begins(bytes, 'WEBP', 8))
