import { classNames } from '#components/ui/class-names.ts'

interface Props {
  /** `path` has neither width nor ending: `{path}-320.avif`. */
  cover: { path: string; width: number; height: number }
  title: string
  /** Empty where the title stands beside the cover; the title when left out. */
  alt?: string
  /** How wide it is shown, for the browser's choice of file: `(min-width:900px) 200px,45vw`. Left out up to 60 px. */
  sizes?: string
  /** Above the fold: loaded at once and first. */
  priority?: boolean
  className?: string
}

/**
 * A cover in a 2:3 place, never cropped and never stretched. Until it is there (or if it never comes) a plain board
 * with the title stands in. A page holds dozens of them, so its looks are in cover.css and the markup is short.
 */
export const Cover = ({
  cover: { path, width, height },
  title,
  alt = title,
  sizes,
  priority = false,
  className,
}: Props) => (
  <picture className={classNames('cover', className)} data-title={title}>
    <source
      type="image/avif"
      srcSet={sizes ? `${path}-320.avif 320w,${path}-640.avif 640w` : `${path}-160.avif`}
      sizes={sizes}
    />
    <img
      src={`${path}-640.jpg`}
      alt={alt}
      width={width}
      height={height}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      className={width * 3 < height * 2 ? 'tall' : undefined}
    />
  </picture>
)
