/** Fired on the window when an answer has changed the session: its cookies must be read again. */
export const cookiesEvent = 'session-cookies'
