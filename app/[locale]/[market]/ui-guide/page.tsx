import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { UiGuide } from '#features/ui-guide/components/ui-guide.tsx'

export const generateMetadata = async (): Promise<Metadata> => {
  const t = await getTranslations('uiGuide')
  return { title: t('title'), robots: { index: false, follow: false } }
}

const UiGuidePage = () => <UiGuide />

export default UiGuidePage
