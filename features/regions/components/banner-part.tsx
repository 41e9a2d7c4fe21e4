import type { ReactNode } from 'react'
import { SectionHeading } from '#components/ui/section-heading.tsx'
import type { Banner } from '#contracts/banners.ts'
import { targetHref } from '#lib/routing/target-href.ts'

/** A part of the page under the title of the banner. The link of the editor is shown where there is one. */
export const BannerPart = ({
  banner: { id, title, ctaText, target },
  children,
}: {
  banner: Banner
  children: ReactNode
}) => {
  const href = targetHref(target)
  return (
    <section aria-labelledby={`part-${id}`} className="mt-[52px] measure">
      <SectionHeading id={`part-${id}`} title={title} {...(href && ctaText && { link: { label: ctaText, href } })} />
      {children}
    </section>
  )
}
