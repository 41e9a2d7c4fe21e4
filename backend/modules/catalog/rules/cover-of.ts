import type { VariantCard } from '#contracts/variant-cards.ts'

/** What covers are drawn at (backend/covers). */
const drawnSize = { width: 640, height: 960 }

/** A path names the picture. That of a photographed cover tells its size, which no two publishers agree on: `…-640x905`. */
export const coverOf = (path: string): VariantCard['cover'] => {
  const [, width, height] = /-(\d{1,4})x(\d{1,4})$/.exec(path) ?? []
  return { path, ...(width && height ? { width: Number(width), height: Number(height) } : drawnSize) }
}
