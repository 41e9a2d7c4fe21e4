import { useLocale, useTranslations } from 'next-intl'
import { getPathname, type Href, Link } from '#lib/routing/navigation.ts'
import { uiGuideGroups, type UiGuideGroup } from '#contracts/ui-guide-groups.ts'

const item =
  'flex min-h-9 items-center border-l-2 px-3 whitespace-nowrap hover:text-rubric focus-visible:-outline-offset-2'

const Entry = ({ href, isCurrent, children }: { href: Href; isCurrent: boolean; children: string }) => (
  <li>
    <Link
      href={href}
      aria-current={isCurrent ? 'page' : undefined}
      className={`${item} ${isCurrent ? 'border-rubric font-semibold' : 'border-transparent'}`}
    >
      {children}
    </Link>
  </li>
)

/**
 * All groups, and the same page in the other language. Beside the page where there is room, otherwise above it in
 * lines.
 */
export const GuideMenu = ({ current }: { current?: UiGuideGroup }) => {
  const t = useTranslations('uiGuide')
  const other = useLocale() === 'hu' ? 'en' : 'hu'
  const here: Href = current ? { pathname: '/ui-guide/[id]', params: { id: current } } : '/ui-guide'
  return (
    <nav aria-label={t('menu')} className="md:sticky md:top-6 md:self-start">
      <ul className="flex flex-wrap md:flex-col">
        <Entry href="/ui-guide" isCurrent={!current}>
          {t('overview')}
        </Entry>
        {uiGuideGroups.map((group) => (
          <Entry key={group} href={{ pathname: '/ui-guide/[id]', params: { id: group } }} isCurrent={group === current}>
            {t(`groups.${group}.title`)}
          </Entry>
        ))}
        <li>
          {/* The prefix is written out even for Hungarian: the middleware removes it and remembers the choice. */}
          <a
            href={getPathname({ href: here, locale: other, forcePrefix: true })}
            lang={other}
            hrefLang={other}
            className={`${item} border-transparent text-soft`}
          >
            {t('otherLanguage')}
          </a>
        </li>
      </ul>
    </nav>
  )
}
