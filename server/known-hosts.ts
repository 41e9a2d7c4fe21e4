/** The machine itself, under any port: for trials, and for proxies and probes on the same machine. */
const loopback = /^(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/i
const hostAndPort = /^[\w.-]+(:\d{1,5})?$/

/**
 * Whether a `Host` header names this shop. The header decides nothing else: links, redirects and mails use
 * `PUBLIC_URL`.
 */
export const knownHosts = (publicUrl: string): ((host: string) => boolean) => {
  const { protocol, host: own } = new URL(publicUrl)
  return (host) =>
    host === own ||
    loopback.test(host) ||
    (hostAndPort.test(host) && URL.canParse(`${protocol}//${host}`) && new URL(`${protocol}//${host}`).host === own)
}
