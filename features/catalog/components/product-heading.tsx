import type { VariantDetail } from '#contracts/catalogue.ts'
import { Link } from '#lib/routing/navigation.ts'
import { authorHref, publisherHref } from '../catalog-hrefs.ts'

export const ProductHeading = ({ variant }: { variant: VariantDetail }) => (
  <div>
    <p className="text-18 text-soft">
      {variant.authors.map((author, index) => (
        <span key={author.id}>
          {index > 0 && ', '}
          <Link href={authorHref(author)} prefetch={false} className="hover:text-rubric hover:underline">
            {author.name}
          </Link>
        </span>
      ))}
    </p>
    <h1 className="mt-1 title text-44 lg:text-56">{variant.title}</h1>
    {variant.subtitle && <p className="mt-1 font-serif text-lead font-medium text-soft">{variant.subtitle}</p>}
    <p className="mt-3 text-13 text-soft">
      <Link href={publisherHref(variant.publisher)} prefetch={false} className="text-link">
        {variant.publisherName}, {variant.publishedOn.slice(0, 4)}
      </Link>
    </p>
  </div>
)
