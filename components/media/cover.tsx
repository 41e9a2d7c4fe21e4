import { classNames } from '#components/ui/class-names.ts'

interface Props {
  /** `path` without width and extension: `{path}-320.avif`. */
  cover: { path: string; width: number; height: number }
  title: string
  /** Empty where the title stands beside the cover; by default the title. */
  alt?: string
  /**
   * The displayed width, from which the browser chooses a file: `(min-width:900px) 200px,45vw`. Not needed up to 60 px.
   */
  sizes?: string
  /** Visible without scrolling: loaded at once, before other pictures. */
  priority?: boolean
  className?: string
}

/**
 * A cover in a 2:3 frame, never cropped and never stretched. Until it arrives (or if it never does) a plain board with
 * the title is shown. A page holds dozens of covers, so the styles are in cover.css and the markup is short.
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
