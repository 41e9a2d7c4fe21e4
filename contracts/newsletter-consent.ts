/** Changes with the text of the consent (`messages/{hu,en}/newsletter.json`, `consent`). No zod: the browser takes it. */
export const newsletterConsent = '2026-11'
