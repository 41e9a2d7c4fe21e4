import { useTranslations } from 'next-intl'
import { Chip } from '#components/ui/chip.tsx'
import { SectionHeading } from '#components/ui/section-heading.tsx'
import type { BrandDetails } from '#contracts/brands.ts'
import { Link } from '#lib/routing/navigation.ts'

export const RelatedAuthors = ({ authors }: { authors: BrandDetails['related'] }) => {
  const t = useTranslations('catalog')
  if (authors.length === 0) return null
  return (
    <section aria-labelledby="related-authors" className="mt-[52px]">
      <SectionHeading id="related-authors" title={t('relatedAuthors')} />
      <ul className="flex flex-wrap gap-2">
        {authors.map((author) => (
          <li key={author.id}>
            <Chip asChild>
              <Link href={{ path: author.path }}>{author.name}</Link>
            </Chip>
          </li>
        ))}
      </ul>
    </section>
  )
}
