import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Link } from '#lib/routing/navigation.ts'

const searchLink = (query: string) => (text: ReactNode) => (
  <Link href={{ pathname: '/search', query: { q: query } }} className="py-1 underline hover:text-rubric">
    {text}
  </Link>
)

/** Suggests another spelling that finds books where the typed text finds none. */
export const DidYouMean = ({ query }: { query: string }) => {
  const t = useTranslations('search')
  return <p className="mt-3 text-18">{t.rich('didYouMean', { query, link: searchLink(query) })}</p>
}
