import { notFound } from 'next/navigation'
import { getTranslations } from 'next-intl/server'

export const generateMetadata = async () => ({ title: (await getTranslations('errorPages'))('notFoundTitle'), robots: { index: false } })

/** Any other path is shown as not found, within the shop. */
const RestPage = () => notFound()

export default RestPage
