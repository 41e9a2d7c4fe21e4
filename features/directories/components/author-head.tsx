import { useLocale, useTranslations } from 'next-intl'
import type { Brand, BrandDetails } from '#contracts/brands.ts'
import { formatCount } from '#lib/format/format-count.ts'

/** The browser's name for a country or a language; the code where the browser has no name. */
const nameOf = (type: 'region' | 'language', code: string, locale: string): string =>
  new Intl.DisplayNames([locale], { type }).of(code) ?? code

/** A biography of at least this length has enough lines for a drop cap. */
const longLife = 160

type Photograph = NonNullable<BrandDetails['portrait']>

interface Props {
  author: Brand
  details: BrandDetails
}

/** Its widths are those of all pictures of the shop. */
const Portrait = ({ portrait: { path, width, height }, name }: { portrait: Photograph; name: string }) => (
  <picture>
    <source type="image/avif" srcSet={`${path}-320.avif`} />
    <img
      src={`${path}-640.jpg`}
      alt={name}
      width={width}
      height={height}
      className="mb-4 h-auto w-40 rounded-box sm:float-left sm:mr-6"
    />
  </picture>
)

export const AuthorHead = ({
  author: { name, born, died, bio, country, count },
  details: { languages, portrait },
}: Props) => {
  const t = useTranslations('catalog')
  const locale = useLocale()
  const years =
    born !== null &&
    (died === null
      ? t('authorBorn', { born: String(born) })
      : t('authorYears', { born: String(born), died: String(died) }))
  const spoken = new Intl.ListFormat(locale).format(languages.map((code) => nameOf('language', code, locale)))
  return (
    <div className="flow-root pt-8">
      {portrait && <Portrait portrait={portrait} name={name} />}
      <h1 className="title text-44">{name}</h1>
      <p className="mt-2 text-soft">
        {[
          years,
          country && nameOf('region', country, locale),
          count > 0 && t('authorCount', { count, number: formatCount(count, locale) }),
          languages.length > 1 && t('inLanguages', { languages: spoken }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {bio && (
        <div className="set-text mt-5">
          <p className={bio.length < longLife ? 'initial' : 'drop-cap'}>{bio}</p>
        </div>
      )}
    </div>
  )
}
