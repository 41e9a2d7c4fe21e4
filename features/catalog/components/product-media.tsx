import { Cover } from '#components/media/cover.tsx'
import type { VariantDetail } from '#contracts/catalogue.ts'

export const ProductMedia = ({ variant }: { variant: VariantDetail }) => (
  <Cover
    cover={variant.cover}
    title={variant.title}
    sizes="(min-width: 1200px) 400px, (min-width: 900px) 260px, 230px"
    priority
  />
)
