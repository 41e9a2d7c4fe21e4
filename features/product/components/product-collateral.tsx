import { useLocale, useTranslations } from 'next-intl'
import type { BookFacts } from '#contracts/book-facts.ts'
import { type FactWords, prizeText } from '../record-facts.ts'

const Review = ({ review, words }: { review: BookFacts['reviews'][number]; words: FactWords }) => {
  const { type, text, author, source } = review
  const of = type === '07' ? words('reviewOf07') : type === '08' ? words('reviewOf08') : null
  const from = [author, source, of].filter(Boolean).join(', ')
  return (
    <figure>
      <blockquote className="font-serif text-18 whitespace-pre-line">{text}</blockquote>
      {from && <figcaption className="mt-1 text-13 text-soft">{from}</figcaption>}
    </figure>
  )
}

/** Prizes, reviews and contents of the book, as far as its record has them. */
export const ProductCollateral = ({ facts: { contents, reviews, prizes } }: { facts: BookFacts }) => {
  const words = useTranslations('bookFacts')
  const locale = useLocale()
  return (
    <>
      {prizes.length > 0 && (
        <section aria-labelledby="product-prizes" className="mb-5">
          <h2 id="product-prizes" className="mb-2 title text-24">
            {words('prizes')}
          </h2>
          <ul>
            {prizes.map((prize) => (
              <li key={JSON.stringify(prize)}>{prizeText(prize, locale, words)}</li>
            ))}
          </ul>
        </section>
      )}
      {reviews.length > 0 && (
        <section aria-labelledby="product-reviews" className="mb-5">
          <h2 id="product-reviews" className="mb-3 title text-24">
            {words('reviews')}
          </h2>
          <div className="flex flex-col gap-4">
            {reviews.map((review) => (
              <Review key={review.text} review={review} words={words} />
            ))}
          </div>
        </section>
      )}
      {contents && (
        <details className="mb-2">
          <summary className="cursor-pointer py-1 title text-24">{words('contents')}</summary>
          <div className="mt-2 whitespace-pre-line">{contents}</div>
        </details>
      )}
    </>
  )
}
