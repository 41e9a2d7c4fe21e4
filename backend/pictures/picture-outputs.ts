import type { Sharp } from 'sharp'

type Encode = (picture: Sharp) => Sharp

/** Effort 1 makes files a third smaller than effort 0, but at 640 px it would double the time of the whole cover. */
const avif =
  (quality: number, effort: number): Encode =>
  (picture) =>
    picture.avif({ quality, effort, chromaSubsampling: '4:2:0' })

export type Outputs = [Output, ...Output[]]
interface Output {
  width: number
  formats: Record<string, Encode>
}

/** The largest width first. Its JPEG is for browsers without AVIF, for mails and for pictures of shared links. */
const pages: Outputs = [
  { width: 640, formats: { avif: avif(46, 0), jpg: (picture) => picture.jpeg({ quality: 80 }) } },
  { width: 320, formats: { avif: avif(50, 1) } },
  { width: 160, formats: { avif: avif(50, 1) } },
]
const closeUp: Outputs = [{ width: 1280, formats: { jpg: (picture) => picture.jpeg({ quality: 84, mozjpeg: true }) } }]
export const outputsFor = { pages, closeUp }

/** The names of all files that a picture can have. */
export const pictureFiles = (file: string): string[] =>
  [...pages, ...closeUp].flatMap(({ width, formats }) =>
    Object.keys(formats).map((format) => `${file}-${width}.${format}`),
  )
