import { Heart } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Link } from '#lib/routing/navigation.ts'

/** In the header; the guard leads guests to the sign-in. On phones the account has the same link. */
export const FavouritesLink = () => {
  const t = useTranslations('shell')
  return (
    <Link href="/favourites" className="inline-flex min-h-11 items-center gap-2 hover:text-rubric max-md:hidden">
      <Heart aria-hidden size={20} strokeWidth={1.6} />
      {t('favourites')}
    </Link>
  )
}
