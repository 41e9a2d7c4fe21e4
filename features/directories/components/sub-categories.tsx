import { useTranslations } from 'next-intl'
import { Chip } from '#components/ui/chip.tsx'
import type { Category } from '#contracts/categories.ts'
import { Link } from '#lib/routing/navigation.ts'

export const SubCategories = ({ categories }: { categories: readonly Category[] }) => {
  const t = useTranslations('catalog')
  const filled = categories.filter(({ count }) => count > 0)
  if (filled.length === 0) return null
  return (
    <nav aria-label={t('subcategories')} className="chip-row mt-4 md:mt-5">
      <ul className="max-md:push-row">
        {filled.map((category) => (
          <li key={category.id}>
            <Chip asChild>
              <Link href={{ path: category.path }}>{category.name}</Link>
            </Chip>
          </li>
        ))}
      </ul>
    </nav>
  )
}
