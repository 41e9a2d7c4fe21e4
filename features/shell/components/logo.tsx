import { useTranslations } from 'next-intl'
import { Link } from '#lib/routing/navigation.ts'

/** The name, with a red initial. */
export const Logo = () => {
  const t = useTranslations('shell')
  return (
    <Link href="/" aria-label={t('home')} className="initial inline-block py-1 title text-24 leading-none sm:text-30">
      {t('siteName')}
    </Link>
  )
}
