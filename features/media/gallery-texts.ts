import en from '#messages/en/gallery.json'
import hu from '#messages/hu/gallery.json'

/** Texts of what is loaded when it is asked for; they come with it. */
export const galleryTexts = { hu: { gallery: hu }, en: { gallery: en } }
