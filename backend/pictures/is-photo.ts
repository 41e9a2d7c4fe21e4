const begins = (bytes: Uint8Array, sign: string, from = 0): boolean =>
  Buffer.from(bytes.subarray(from, from + sign.length)).toString('latin1') === sign

/**
 * Whether a file from outside is a picture that the shop opens. The first bytes decide, because servers often name a
 * wrong type. JPEG, PNG, GIF and WebP are opened, because their readers are the best tested ones. Drawings (SVG) can
 * contain programs. AVIF and TIFF need large libraries that have had many security holes.
 */
export const isPhoto = (bytes: Uint8Array): boolean =>
  begins(bytes, '\u00FF\u00D8\u00FF') ||
  begins(bytes, '\u0089PNG\r\n\u001A\n') ||
  begins(bytes, 'GIF87a') ||
  begins(bytes, 'GIF89a') ||
  (begins(bytes, 'RIFF') && begins(bytes, 'WEBP', 8))
