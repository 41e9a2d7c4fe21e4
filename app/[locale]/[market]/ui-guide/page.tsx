import { getTranslations } from 'next-intl/server'
import { GuideFrame } from '#features/ui-guide/components/guide-frame.tsx'
import { GuideOverview } from '#features/ui-guide/components/guide-overview.tsx'
import { pageMetadata } from '#lib/seo/page-metadata.ts'

export const generateMetadata = async () =>
  pageMetadata({ title: (await getTranslations('uiGuide'))('title'), href: '/ui-guide', isListed: false })

const UiGuidePage = () => (
  <GuideFrame>
    <GuideOverview />
  </GuideFrame>
)

export default UiGuidePage
