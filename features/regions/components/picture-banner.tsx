import { Cover } from '#components/media/cover.tsx'
import { Picture } from '#components/media/picture.tsx'
import { TargetLink } from '#components/ui/target-link.tsx'
import type { Banner } from '#contracts/banners.ts'
import { authorTitle } from '../author-title.ts'

type Template = 'strip' | 'card' | 'portrait' | 'author' | 'shortcut'

/** The widths at which the pictures are shown. Small pictures have only one file. */
const sizes: Partial<Record<Template, string>> = {
  strip: '(min-width:1304px) 1240px,95vw',
  card: '(min-width:900px) 400px,(min-width:600px) 46vw,86vw',
  portrait: '228px',
}

const sizesOf = (template: Template) => {
  const known = sizes[template]
  return known ? { sizes: known } : {}
}

/** A picture with a text and one link that covers both. Styles: picture-banner.css. */
export const PictureBanner = ({ template, banner }: { template: Template; banner: Banner }) => {
  const { author, book } = authorTitle(banner.title)
  const [variant] = banner.variants
  return (
    <article className={`banner banner-${template}`}>
      {banner.picture ? (
        <Picture picture={banner.picture} {...sizesOf(template)} />
      ) : (
        variant && <Cover cover={variant.cover} title={variant.title} alt="" {...sizesOf(template)} />
      )}
      <div>
        <h2>
          <TargetLink target={banner.target}>{template === 'author' ? author : banner.title}</TargetLink>
        </h2>
        {template === 'author' && <p>{book}</p>}
        {banner.text && <p>{banner.text}</p>}
        {banner.ctaText && <span aria-hidden>{banner.ctaText}</span>}
      </div>
    </article>
  )
}
