/** Whether visitors reach the shop by https. Read without a schema, because the middleware must stay small. */
export const isHttps = (): boolean => (process.env.PUBLIC_URL ?? '').startsWith('https://')
