import { PHASE_PRODUCTION_SERVER } from 'next/constants.js'

/** Messages are compiled with the build: the browser gets no ICU parser. */
const forBuild = async (config) => {
  const { default: createNextIntlPlugin } = await import('next-intl/plugin')
  const withNextIntl = createNextIntlPlugin({
    requestConfig: './lib/i18n/request.ts',
    experimental: {
      messages: { path: ['./messages/hu', './messages/en'], format: 'json', locales: 'infer', precompile: true },
    },
  })
  return withNextIntl(config)
}

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
const config = {
  poweredByHeader: false,
  // server/memory compresses pages, tags them and keeps them.
  compress: false,
  generateEtags: false,
  // In characters. What server/memory keeps, Next needs every five seconds at most, and reads it from the disk.
  cacheMaxMemorySize: 16 * 1024 * 1024,
  reactStrictMode: true,
  // The middleware leads every badly written address on, in one hop.
  skipTrailingSlashRedirect: true,
  // A title that comes after its page would need a script of React's, which the page's policy refuses (decision 0017): the page waits for it.
  htmlLimitedBots: /.*/,
  images: { unoptimized: true },
  experimental: { preloadEntriesOnStart: false },
  // Types are checked by `npm run types`; TypeScript 7 has no API that Next could call.
  typescript: { ignoreBuildErrors: true },
  headers: async () => [marketPages, forCrawlers, icon],
  rewrites: async () => [{ source: '/sitemap.xml', destination: '/sitemaps/index.xml' }],
}

/** What serves the build needs no compiler: the plugin would take a tenth of a second and twenty megabytes. */
export default async (phase) => (phase === PHASE_PRODUCTION_SERVER ? config : forBuild(config))
