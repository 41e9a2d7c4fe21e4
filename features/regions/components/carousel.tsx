import { getTranslations } from 'next-intl/server'
import type { ReactElement } from 'react'
import { CarouselLoader } from '#components/ui/carousel-loader.tsx'

interface Props {
  label: string
  /**
   * `one`: one at a time, moving by itself after the visitor's first action. `three`: one, two or three by width.
   * `narrow`: small ones.
   */
  slides: 'one' | 'three' | 'narrow'
  children: readonly ReactElement[]
}

/**
 * A row that the visitor scrolls by touch, wheel or keyboard. The buttons appear with the scripts. Styles:
 * carousel.css.
 */
export const Carousel = async ({ label, slides, children }: Props) => {
  const t = await getTranslations('regions')
  return (
    <section aria-roledescription={t('carousel')} aria-label={label} className="carousel">
      <ul className={`carousel-track carousel-${slides}`}>
        {children.map((child) => (
          <li key={child.key} className="carousel-slide">
            {child}
          </li>
        ))}
      </ul>
      <CarouselLoader
        labels={{ previous: t('previous'), next: t('next') }}
        turning={slides === 'one' ? { start: t('start'), stop: t('stop') } : undefined}
      />
    </section>
  )
}
