import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import NotFoundPage from '../not-found.tsx'

/** Made once a market: the middleware leads every address where there is nothing to the same one. */
export const generateStaticParams = () => []

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await getTranslations('errorPages'))('notFoundTitle'),
  robots: { index: false },
})

/**
 * Any other path is shown as not found, within the shop. The status 404 is the middleware's: a page that calls
 * `notFound()` is an empty document until scripts run.
 */
const RestPage = () => <NotFoundPage />

export default RestPage
