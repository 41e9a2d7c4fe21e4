import { useTranslations } from 'next-intl'
import type { StorePage } from '#contracts/stores.ts'

/** The text in which a store introduces itself. */
export const StorePortrait = ({ portrait: { text, events } }: { portrait: NonNullable<StorePage['portrait']> }) => {
  const t = useTranslations('stores')
  return (
    <>
      <div className="set-text">
        {text.map((paragraph, index) => (
          <p key={paragraph} className={index === 0 ? 'drop-cap' : undefined}>
            {paragraph}
          </p>
        ))}
      </div>
      {events.length > 0 && (
        <section aria-labelledby="happening" className="mt-8 max-w-prose">
          <h2 id="happening" className="title text-24">
            {t('happening')}
          </h2>
          <ul className="mt-3 border-t border-line">
            {events.map(({ when, what }) => (
              <li key={when} className="border-b border-line py-2.5">
                <span className="block text-13 text-soft">{when}</span>
                {what}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
