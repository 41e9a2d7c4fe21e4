import type { Picture as PictureFiles } from '#contracts/banners.ts'

interface Props {
  picture: PictureFiles
  /** The displayed width, from which the browser chooses a file. */
  sizes?: string
  /** Visible without scrolling: loaded at once. */
  priority?: boolean
}

/** An editor's picture. Its frame has the final size, so nothing moves when the picture arrives. */
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
