import sharp, { type Sharp } from 'sharp'

/** More points would take the memory of everybody else. */
const limitInputPixels = 60_000_000

/** A picture from outside, turned as its camera was held; `isPhoto` has looked at it before. */
export const openPhoto = (content: Uint8Array): Sharp => sharp(content, { limitInputPixels }).rotate()
