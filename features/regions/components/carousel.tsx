import { getTranslations } from 'next-intl/server'
import type { ReactElement } from 'react'
import { CarouselLoader } from '#components/ui/carousel-loader.tsx'

interface Props {
  label: string
  /** `one` at a time, which turns by itself once a visitor has done something; one, two and `three` by width; or `narrow` ones. */
  slides: 'one' | 'three' | 'narrow'
  children: readonly ReactElement[]
}

/** A strip that is scrolled by hand, wheel and keyboard; the buttons come with the scripts. Looks: carousel.css. */
export const Carousel = async ({ label, slides, children }: Props) => {
  const t = await getTranslations('regions')
  return (
    <section aria-roledescription={t('carousel')} aria-label={label} className="carousel">
      <ul className={`carousel-track carousel-${slides}`}>
        {children.map((child) => (
          <li key={child.key}>{child}</li>
        ))}
      </ul>
      <CarouselLoader
        labels={{ previous: t('previous'), next: t('next') }}
        turning={slides === 'one' ? { start: t('start'), stop: t('stop') } : undefined}
      />
    </section>
  )
}
