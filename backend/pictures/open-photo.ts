import sharp, { type Sharp } from 'sharp'

/** A picture with more pixels would need too much memory. */
const limitInputPixels = 60_000_000

/** Opens a picture from outside, turned as its camera was held. `isPhoto` must have checked it. */
export const openPhoto = (content: Uint8Array): Sharp => sharp(content, { limitInputPixels }).rotate()
