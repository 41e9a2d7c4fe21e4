/** `npm run dev`: Next's own server, which receives no announcements. */
export const isDevelopment = process.env.NODE_ENV === 'development'
