import type { Picture as PictureFiles } from '#contracts/banners.ts'

interface Props {
  picture: PictureFiles
  /** How wide it is shown, for the browser's choice of file, where there is one. */
  sizes?: string
  /** Above the fold: loaded at once. */
  priority?: boolean
}

/** An editor's picture. It fills the place that its frame keeps for it, so nothing moves when it comes. */
export const Picture = ({ picture: { path, width, height, widths, alt }, sizes, priority = false }: Props) => (
  <picture className="picture">
    {widths.length > 1 ? (
      <source type="image/avif" srcSet={widths.map((one) => `${path}-${one}.avif ${one}w`).join()} sizes={sizes} />
    ) : (
      <source type="image/avif" srcSet={`${path}-${width}.avif`} />
    )}
    <img src={`${path}-${width}.jpg`} alt={alt} width={width} height={height} loading={priority ? undefined : 'lazy'} />
  </picture>
)
