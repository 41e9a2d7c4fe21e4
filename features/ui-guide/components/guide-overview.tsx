import { useTranslations } from 'next-intl'
import { Link } from '#lib/routing/navigation.ts'
import { uiGuideGroups } from '#contracts/ui-guide-groups.ts'

/** The contents of the guide, and how to read it. */
export const GuideOverview = () => {
  const t = useTranslations('uiGuide')
  return (
    <>
      <h1 className="initial title text-44">{t('title')}</h1>
      <p className="mt-3 max-w-prose text-18 text-soft">{t('intro')}</p>
      <p className="mt-1 max-w-prose text-soft">{t('hoverNote')}</p>
      <ul className="mt-8 grid gap-x-8 gap-y-6 sm:grid-cols-2">
        {uiGuideGroups.map((group) => (
          <li key={group}>
            <h2 className="title text-24">
              <Link href={{ pathname: '/ui-guide/[id]', params: { id: group } }} className="hover:text-rubric">
                {t(`groups.${group}.title`)}
              </Link>
            </h2>
            <p className="text-soft">{t(`groups.${group}.text`)}</p>
          </li>
        ))}
      </ul>
    </>
  )
}
