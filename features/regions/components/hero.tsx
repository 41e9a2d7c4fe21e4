import { Cover } from '#components/media/cover.tsx'
import { Picture } from '#components/media/picture.tsx'
import { Button } from '#components/ui/button.tsx'
import { classNames } from '#components/ui/class-names.ts'
import { TargetLink } from '#components/ui/target-link.tsx'
import type { Banner } from '#contracts/banners.ts'

/**
 * The positions of the covers: in front, left behind, right behind. The largest cover comes first in the document, so
 * that nothing moves when the others are loaded.
 */
const places = [
  'z-10 col-start-2',
  'col-start-1 translate-x-[16%] translate-y-[2%] -rotate-6',
  'col-start-3 -translate-x-[16%] translate-y-[2%] rotate-6',
]

/** The first part of a page. On the home page its title is the title of the page, and its covers are loaded first. */
export const Hero = ({ banner, isPageTitle }: { banner: Banner; isPageTitle: boolean }) => {
  const Title = isPageTitle ? 'h1' : 'h2'
  return (
    <section className="overflow-x-clip bg-tint">
      <div className="measure grid items-center gap-x-10 gap-y-10 py-12 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] md:py-16 lg:min-h-[500px] lg:py-20">
        <div>
          <Title className="initial max-w-[14em] title text-56">{banner.title}</Title>
          <p className="mt-5 max-w-[32em] text-18 leading-normal text-soft">{banner.text}</p>
          <Button asChild look="primary" className="mt-7">
            <TargetLink target={banner.target}>{banner.ctaText}</TargetLink>
          </Button>
        </div>
        {banner.picture ? (
          <Picture picture={banner.picture} sizes="(min-width:900px) 600px,95vw" priority />
        ) : (
          <div className="grid grid-cols-[31fr_36fr_31fr] items-center">
            {banner.variants.slice(0, places.length).map((variant, index) => (
              <div key={variant.id} className={classNames('row-start-1', places[index])}>
                <Cover cover={variant.cover} title={variant.title} sizes="(min-width: 900px) 230px, 36vw" priority />
              </div>
            ))}
          </div>
        )}
      </div>
    </section>
  )
}
