import { Cover } from '#components/media/cover.tsx'
import { Button } from '#components/ui/button.tsx'
import type { Banner } from '#contracts/content.ts'
import { Link } from '#lib/routing/navigation.ts'
import { bannerHref } from '../banner-href.ts'

/** Left behind, in front, right behind. */
const places = [
  'w-[31%] translate-x-[16%] translate-y-[2%] -rotate-6',
  'z-10 w-[36%]',
  'w-[31%] -translate-x-[16%] translate-y-[2%] rotate-6',
]

/** The first thing that is seen: its title is the page's, its covers are loaded first. */
export const Hero = ({ banner }: { banner: Banner }) => (
  <section className="overflow-x-clip bg-tint">
    <div className="measure grid items-center gap-x-10 gap-y-10 py-12 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] md:py-16 lg:min-h-[500px] lg:py-20">
      <div>
        <h1 className="initial max-w-[14em] title text-56">{banner.title}</h1>
        <p className="mt-5 max-w-[32em] text-18 leading-normal text-soft">{banner.text}</p>
        <Button asChild look="primary" className="mt-7">
          <Link href={bannerHref(banner)}>{banner.ctaText}</Link>
        </Button>
      </div>
      <div className="flex items-center justify-center md:justify-end">
        {banner.variants.slice(0, places.length).map((variant, index) => (
          <div key={variant.id} className={places[index]}>
            <Cover cover={variant.cover} title={variant.title} sizes="(min-width: 900px) 230px, 36vw" priority />
          </div>
        ))}
      </div>
    </div>
  </section>
)
