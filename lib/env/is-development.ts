/** `npm run dev`: Next's own server, which nobody tells what has changed. */
export const isDevelopment = process.env.NODE_ENV === 'development'
