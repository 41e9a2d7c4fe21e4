/**
 * What a visitor can allow, and the key under which this device remembers it. `youtube`: the shop may load films and
 * their pictures from YouTube; before that it loads nothing from there.
 */
export const consents = { youtube: 'youtube-consent' } as const
export type Consent = keyof typeof consents
