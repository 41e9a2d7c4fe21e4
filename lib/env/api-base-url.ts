/** Where the backend answers; read by itself, because the middleware carries no schema. */
export const apiBaseUrl = (): string => process.env.API_BASE_URL || 'http://localhost:4000/api'
