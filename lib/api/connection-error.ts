/** The code for a failed connection. A browser without a network knows that the shop is not the cause. */
export const connectionErrorCode = () => (navigator.onLine ? 'service_unavailable' : 'offline')
