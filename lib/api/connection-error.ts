/** A browser without a network knows so itself; then the message does not blame the shop. */
export const connectionErrorCode = () => (navigator.onLine ? 'service_unavailable' : 'offline')
