import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import NotFoundPage from '../not-found.tsx'

/** Made once a market: the middleware sends every unknown address to this one. */
export const generateStaticParams = () => []

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await getTranslations('errorPages'))('notFoundTitle'),
  robots: { index: false },
})

/**
 * Shows the "not found" view within the shop. The middleware sets the status 404: a page that calls `notFound()` is an
 * empty document until scripts run.
 */
const RestPage = () => <NotFoundPage />

export default RestPage
