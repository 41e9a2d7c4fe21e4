import createNextIntlPlugin from 'next-intl/plugin'

/** Messages are compiled with the build: the browser gets no ICU parser. */
const withNextIntl = createNextIntlPlugin({
  requestConfig: './lib/i18n/request.ts',
  experimental: {
    messages: { path: ['./messages/hu', './messages/en'], format: 'json', locales: 'infer', precompile: true },
  },
})

/** A page of a market must not sit in a shared cache that does not know the market; browsers ask again with the ETag. */
const marketPages = {
  source: '/((?!api/|assets/|_next/|feeds/|sitemaps/|sitemap\\.xml$|robots\\.txt$|favicon\\.ico$).*)',
  headers: [{ key: 'Cache-Control', value: 'private, no-cache' }],
}

/** The same for everybody, and never urgent. */
const forCrawlers = {
  source: '/:file(sitemap.xml|robots.txt|sitemaps/.*)',
  headers: [{ key: 'Cache-Control', value: 'public, max-age=600' }],
}

/** The same for everybody under one name for years: a day is late enough for a new one. */
const icon = { source: '/favicon.ico', headers: [{ key: 'Cache-Control', value: 'public, max-age=86400' }] }

/** @type {import('next').NextConfig} */
export default withNextIntl({
  poweredByHeader: false,
  // server/memory compresses pages, tags them and keeps them.
  compress: false,
  generateEtags: false,
  reactStrictMode: true,
  // The middleware leads every badly written address on, in one hop.
  skipTrailingSlashRedirect: true,
  // A title that comes after its page would need a script of React's, which the page's policy refuses (decision 0017): the page waits for it.
  htmlLimitedBots: /.*/,
  images: { unoptimized: true },
  // Types are checked by `npm run types`; TypeScript 7 has no API that Next could call.
  typescript: { ignoreBuildErrors: true },
  headers: async () => [marketPages, forCrawlers, icon],
  rewrites: async () => [{ source: '/sitemap.xml', destination: '/sitemaps/index.xml' }],
})
