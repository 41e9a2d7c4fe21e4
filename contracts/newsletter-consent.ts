/**
 * Must change with the text of the consent (`messages/{hu,en}/newsletter.json`, `consent`). No zod, because the browser
 * loads this file.
 */
export const newsletterConsent = '2026-11'
