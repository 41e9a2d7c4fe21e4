import en from '#messages/en/gallery.json'
import hu from '#messages/hu/gallery.json'

/** Texts of parts that are loaded on demand. They are loaded together with the part. */
export const galleryTexts = { hu: { gallery: hu }, en: { gallery: en } }
