/** The backend's address. Read without a schema, because the middleware must stay small. */
export const apiBaseUrl = (): string => process.env.API_BASE_URL || 'http://localhost:4000/api'
