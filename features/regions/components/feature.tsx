import { Cover } from '#components/media/cover.tsx'
import { TargetLink } from '#components/ui/target-link.tsx'
import type { Banner } from '#contracts/banners.ts'

/** One book on a dark band over the whole width. */
export const Feature = ({ banner }: { banner: Banner }) => {
  const [variant] = banner.variants
  return (
    <section className="mt-[72px] bg-ink text-paper">
      <div className="measure flex flex-wrap items-center gap-x-10 gap-y-8 py-14 lg:flex-nowrap">
        {variant && (
          <div className="w-[188px] shrink-0">
            <Cover cover={variant.cover} title={variant.title} alt="" sizes="188px" />
          </div>
        )}
        <div className="max-w-[31rem]">
          <h2 className="title text-36">{banner.title}</h2>
          <p className="mt-4 text-paper/80">{banner.text}</p>
          <TargetLink
            target={banner.target}
            className="mt-5 inline-flex min-h-11 items-center underline decoration-1 underline-offset-[0.3em] hover:decoration-2 focus-visible:outline-paper focus-visible:shadow-none"
          >
            {banner.ctaText}
          </TargetLink>
        </div>
      </div>
    </section>
  )
}
