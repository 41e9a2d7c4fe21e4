/** The secrets with which a trial sends from its server to the simulators. */
export const sandboxSecret = 'secret-of-the-trial'
export const sandboxToken = 'token-of-the-trial'
