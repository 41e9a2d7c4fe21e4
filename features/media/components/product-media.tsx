import { useTranslations } from 'next-intl'
import { BookOpen } from 'lucide-react'
import { FavouriteButton } from '#components/product/favourite-button.tsx'
import { Button } from '#components/ui/button.tsx'
import type { VariantDetail } from '#contracts/variant-detail.ts'
import type { Asset, ImageAsset } from '#contracts/product-page.ts'
import { MediaOpener } from './media-opener.tsx'
import { ProductCover, ProductPictures } from './product-gallery.tsx'
import { ShareMenu } from './share-menu.tsx'

interface Props {
  variant: VariantDetail
  page: { images: readonly ImageAsset[]; assets: readonly Asset[]; samplePages: number }
  /** The address of the page, for sharing. */
  url: string
}

/**
 * The cover, and below it further pictures, the sample and sharing. On phones these come after title and price. Dialogs
 * are loaded on demand; without JavaScript the pictures are links.
 */
export const ProductMedia = ({ variant, page, url }: Props) => {
  const t = useTranslations('gallery')
  const words = useTranslations('catalog')
  const pdf = page.assets.find(({ kind, path }) => kind === 'sample' && path.endsWith('.pdf'))?.path
  const documents = page.assets.filter(({ kind }) => kind === 'document')
  return (
    <MediaOpener
      book={{ productId: variant.productId, title: variant.title, language: variant.language, pages: variant.pages }}
      pdf={pdf}
      className="max-md:contents"
    >
      <div className="mx-auto w-[min(48vw,12.5rem)] md:mx-0 md:w-full md:max-w-[15rem] lg:max-w-none">
        <ProductCover images={page.images} title={variant.title} />
      </div>
      <div className="w-full max-md:order-2 md:mt-5 md:max-w-[15rem] lg:max-w-none">
        <ProductPictures images={page.images} />
        <div className="flex flex-wrap items-start gap-2">
          {page.samplePages > 0 ? (
            <Button data-opens="sample" className="flex-1 [@media(scripting:none)]:hidden">
              <BookOpen aria-hidden size={20} strokeWidth={1.6} />
              {t('lookInside')}
            </Button>
          ) : (
            pdf && (
              <Button asChild className="flex-1 max-sm:px-3">
                <a href={pdf} type="application/pdf" hrefLang={variant.language}>
                  <BookOpen aria-hidden size={20} strokeWidth={1.6} className="max-sm:hidden" />
                  {t('samplePdf')}
                </a>
              </Button>
            )
          )}
          <FavouriteButton {...variant} label={words('favourite')} place="page" />
          <ShareMenu title={variant.title} url={url} />
        </div>
        {documents.length > 0 && (
          <ul className="mt-4 space-y-2 text-15">
            {documents.map(({ id, path, title }) => (
              <li key={id}>
                <a href={path} type="application/pdf" className="text-link">
                  {title} (PDF)
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </MediaOpener>
  )
}
