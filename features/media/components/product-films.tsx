import { Play } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Cover } from '#components/media/cover.tsx'
import { buttonStyle } from '#components/ui/button-style.ts'
import { SectionHeading } from '#components/ui/section-heading.tsx'
import type { VariantDetail } from '#contracts/variant-detail.ts'
import type { Asset } from '#contracts/product-page.ts'
import { readFilm } from '../film.ts'
import { FilmLoader } from './film-loader.tsx'

/**
 * The films of a product. A drawing of the shop is shown first: nothing is requested from YouTube before the visitor
 * agrees.
 */
export const ProductFilms = ({ assets, cover }: { assets: readonly Asset[]; cover: VariantDetail['cover'] }) => {
  const t = useTranslations('gallery')
  const films = assets.flatMap((asset) => {
    const film = asset.kind === 'video' && readFilm(asset.path)
    return film ? [{ key: asset.id, title: asset.title, film }] : []
  })
  if (films.length === 0) return null
  return (
    <section aria-labelledby="films" className="mt-[52px]">
      <SectionHeading id="films" title={t('films')} />
      <ul className="grid gap-6 lg:grid-cols-2">
        {films.map(({ key, title, film }) => {
          const placeholder = (
            <div className="flex aspect-video flex-col items-center justify-center gap-4 overflow-hidden rounded-box bg-tint p-5 text-center max-sm:aspect-auto">
              <div className="w-14 max-sm:hidden">
                <Cover cover={cover} title="" alt="" />
              </div>
              <p className="title text-24">{title}</p>
              {/* A link, so that the film can be opened without JavaScript, too. */}
              <a
                href={film.url}
                target="_blank"
                rel="noopener noreferrer"
                data-film
                className={buttonStyle('secondary', 'regular')}
              >
                <Play aria-hidden size={20} strokeWidth={1.6} />
                {t(film.type === 'youtube' ? 'loadFilm' : 'watchFilm')}
              </a>
              {film.type === 'youtube' && <p className="max-w-prose text-13 text-soft">{t('filmNote')}</p>}
            </div>
          )
          return (
            <li key={key}>
              {film.type === 'youtube' ? (
                <FilmLoader id={film.id} title={title}>
                  {placeholder}
                </FilmLoader>
              ) : (
                placeholder
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
