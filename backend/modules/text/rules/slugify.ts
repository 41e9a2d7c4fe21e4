import { fold } from './fold.ts'

/** The readable part of an address: `Édes Anna` -> `edes-anna`. */
export const slugify = (text: string): string =>
  fold(text)
    .replaceAll(/[’'`]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 80)
    .replaceAll(/^-+|-+$/g, '')
