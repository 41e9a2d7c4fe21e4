import { useTranslations } from 'next-intl'
import { Link } from '#lib/routing/navigation.ts'

const directories = ['authors', 'publishers', 'collections', 'stores'] as const

/** The lists by which people find who do not come for a subject. */
export const DirectoryRow = () => {
  const t = useTranslations('home.directories')
  return (
    <ul className="grid gap-x-[26px] sm:grid-cols-2 lg:grid-cols-4">
      {directories.map((name) => (
        <li key={name} className="border-t border-line">
          <Link href={`/${name}`} prefetch={false} className="flex min-h-14 flex-col gap-1 py-3.5 hover:text-rubric">
            <span className="title text-18">{t(`${name}.title`)}</span>
            <span className="text-13 text-soft">{t(`${name}.text`)}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
