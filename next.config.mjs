import createNextIntlPlugin from 'next-intl/plugin'

/** Messages are compiled with the build: the browser gets no ICU parser. */
const withNextIntl = createNextIntlPlugin({
  requestConfig: './lib/i18n/request.ts',
  experimental: { messages: { path: ['./messages/hu', './messages/en'], format: 'json', locales: 'infer', precompile: true } },
})

/** A page of a market must not sit in a shared cache that does not know the market; browsers ask again with the ETag. */
const marketPages = { source: '/((?!api/|assets/|_next/|feeds/|sitemaps/|sitemap\\.xml$|robots\\.txt$).*)', headers: [{ key: 'Cache-Control', value: 'private, no-cache' }] }

/** The same for everybody, and never urgent. */
const forCrawlers = { source: '/:file(sitemap.xml|robots.txt|sitemaps/.*)', headers: [{ key: 'Cache-Control', value: 'public, max-age=600' }] }

/** The one thing of others that may stand within a page: a film whose reader has agreed to ask YouTube for it. */
const contentPolicy = ["frame-src https://www.youtube-nocookie.com", "frame-ancestors 'none'", "object-src 'none'", "base-uri 'self'"].join('; ')

const everywhere = {
  source: '/:path*',
  headers: [
    { key: 'X-Content-Type-Options', value: 'nosniff' },
    { key: 'X-Frame-Options', value: 'DENY' },
    { key: 'Content-Security-Policy', value: contentPolicy },
    { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
    { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
    { key: 'Permissions-Policy', value: 'camera=(), microphone=(), geolocation=(self)' },
  ],
}

/** @type {import('next').NextConfig} */
export default withNextIntl({
  poweredByHeader: false,
  // server/ compresses, and keeps what it has compressed.
  compress: false,
  reactStrictMode: true,
  // The middleware leads every badly written address on, in one hop.
  skipTrailingSlashRedirect: true,
  images: { unoptimized: true },
  // Types are checked by `npm run types`; TypeScript 7 has no API that Next could call.
  typescript: { ignoreBuildErrors: true },
  headers: async () => [marketPages, forCrawlers, everywhere],
  rewrites: async () => [{ source: '/sitemap.xml', destination: '/sitemaps/index.xml' }],
})
