import { isPhoto } from '../../../pictures/is-photo.ts'

/** What a file is, by how it begins: servers call things by wrong names. */
export const contentOf = (bytes: Uint8Array): 'picture' | 'pdf' | undefined => {
  if (Buffer.from(bytes.subarray(0, 5)).toString('latin1') === '%PDF-') return 'pdf'
  return isPhoto(bytes) ? 'picture' : undefined
}
