import type { VariantCard } from '#contracts/variant-cards.ts'
import type { MailLine } from './mail-content.ts'

const width = 64

/** The JPEG, because mail programs cannot show AVIF. */
export const coverOfLine = (cover: VariantCard['cover'], publicUrl: string): MailLine['cover'] => ({
  src: `${publicUrl}${cover.path}-640.jpg`,
  width,
  height: Math.round((width * cover.height) / cover.width),
})
