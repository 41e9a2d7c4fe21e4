import { Cover } from '#components/media/cover.tsx'
import { FavouriteButton } from '#components/product/favourite-button.tsx'
import { Price } from '#components/ui/price.tsx'
import { RatingStars } from '#components/ui/rating-stars.tsx'
import { Link } from '#lib/routing/navigation.ts'
import type { CardTexts } from '../use-card-texts.ts'
import { OtherVariants } from './other-variants.tsx'

interface Props {
  card: CardTexts
  /** The `sizes` attribute of the cover. */
  sizes: string
  /** True for a cover that is visible without scrolling. */
  priority: boolean
  /** The name of the heart. */
  favourite: string
}

/** Stars, average and number of ratings: `★★★★☆ 4,7 (128)`, with a text for screen readers. */
const RatingLine = ({ average, label, text }: NonNullable<CardTexts['rating']>) => (
  <p className="text-13 font-normal whitespace-nowrap text-soft">
    <RatingStars value={average} label={label} /> <span aria-hidden>{text}</span>
  </p>
)

/** Cover, author, title, stars, and the shown edition with its own price. Styles: product-card.css. */
export const ProductCard = ({ card, sizes, priority, favourite }: Props) => (
  <article className="product-card">
    <Cover cover={card.cover} title={card.title} alt="" sizes={sizes} priority={priority} />
    <p>{card.authors}</p>
    <h3 className="title">
      <Link href={{ path: card.path }} lang={card.lang}>
        {card.title}
      </Link>
    </h3>
    {card.rating && <RatingLine {...card.rating} />}
    <p>{card.format}</p>
    {card.price && <Price {...card.price} id={card.id} />}
    {card.note && <p>{card.note}</p>}
    {card.otherVariants && <OtherVariants variants={card.otherVariants} />}
    {card.otherFormats && <p>{card.otherFormats}</p>}
    <FavouriteButton id={card.id} title={card.title} label={favourite} place="card" />
  </article>
)
