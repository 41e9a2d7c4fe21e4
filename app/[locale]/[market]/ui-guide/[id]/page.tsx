import { notFound } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { GuideFrame } from '#features/ui-guide/components/guide-frame.tsx'
import { GuideGroup } from '#features/ui-guide/components/guide-group.tsx'
import { loadSampleBooks } from '#features/ui-guide/server.ts'
import { uiGuideGroups } from '#contracts/ui-guide-groups.ts'
import { pageMetadata } from '#lib/seo/page-metadata.ts'

interface Props {
  params: Promise<{ id: string }>
}

export const generateStaticParams = () => []

/** The middleware refuses every other id. */
const findGroup = async ({ params }: Props) => {
  const { id } = await params
  return uiGuideGroups.find((group) => group === id) ?? notFound()
}

export const generateMetadata = async (props: Props) => {
  const [id, t] = [await findGroup(props), await getTranslations('uiGuide')]
  return pageMetadata({
    title: `${t(`groups.${id}.title`)} · ${t('title')}`,
    description: t(`groups.${id}.text`),
    href: { pathname: '/ui-guide/[id]', params: { id } },
    isListed: false,
  })
}

const UiGuideGroupPage = async (props: Props) => {
  const group = await findGroup(props)
  return (
    <GuideFrame current={group}>
      <GuideGroup group={group} books={group === 'covers' ? await loadSampleBooks() : []} />
    </GuideFrame>
  )
}

export default UiGuideGroupPage
