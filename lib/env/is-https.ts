/** Whether visitors reach the shop by https; read by itself, because the middleware carries no schema. */
export const isHttps = (): boolean => (process.env.PUBLIC_URL ?? '').startsWith('https://')
