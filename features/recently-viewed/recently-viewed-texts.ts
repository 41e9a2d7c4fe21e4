import en from '#messages/en/recently-viewed.json'
import hu from '#messages/hu/recently-viewed.json'

/** Texts of a part that is loaded after the page; they come with it. */
export const recentlyViewedTexts = { hu: { recentlyViewed: hu }, en: { recentlyViewed: en } }
