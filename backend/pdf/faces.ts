import { readFile } from 'node:fs/promises'

const read = (name: string) => readFile(new URL(`./fonts/${name}.ttf`, import.meta.url))

/** The face of the shop, and one with more letters (Greek, Cyrillic …) for the names that need them. */
const files = {
  regular: 'instrument-sans',
  bold: 'instrument-sans-semibold',
  wideRegular: 'dejavu-sans',
  wideBold: 'dejavu-sans-bold',
} as const
export type Face = keyof typeof files

export type Faces = Record<Face, Buffer>

let faces: Promise<Faces> | undefined

/** Read once in the life of a process; they hold no state. */
export const readFaces = (): Promise<Faces> => {
  faces ??= Promise.all(Object.entries(files).map(async ([face, name]) => [face, await read(name)] as const)).then(
    (all) => Object.fromEntries(all) as Faces,
  )
  return faces
}
