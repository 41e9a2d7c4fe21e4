import { classNames } from '../ui/class-names.ts'

interface Props {
  /** `path` has neither width nor ending: `{path}-320.avif`. */
  cover: { path: string; width: number; height: number }
  title: string
  /** Empty where the title stands beside the cover; the title when left out. */
  alt?: string
  /** How wide it is shown, for the browser's choice of file: `(min-width: 900px) 200px, 45vw`. */
  sizes: string
  /** Above the fold: loaded at once and first. */
  priority?: boolean
  className?: string
}

const widths = [160, 320, 640]
const sourceSet = (path: string, ending: string) =>
  widths.map((width) => `${path}-${width}.${ending} ${width}w`).join(', ')

/**
 * A cover in a 2:3 place, never cropped and never stretched; one of another shape stands at the bottom left of it.
 * Until it is there (or if it never comes) a plain board with the title stands in. Drawn covers have their own spine.
 */
export const Cover = ({
  cover: { path, width, height },
  title,
  alt = title,
  sizes,
  priority = false,
  className,
}: Props) => {
  const tall = width * 3 < height * 2
  return (
    <span className={classNames('@container relative flex aspect-2/3 w-full items-end', className)}>
      <span
        aria-hidden
        className={classNames(
          'absolute inset-x-[12cqw] top-[14cqw] line-clamp-5',
          'title text-[min(11cqw,2rem)] leading-tight text-soft',
        )}
      >
        {title}
      </span>
      <picture className="contents">
        <source type="image/avif" srcSet={sourceSet(path, 'avif')} sizes={sizes} />
        <source type="image/webp" srcSet={sourceSet(path, 'webp')} sizes={sizes} />
        <img
          src={`${path}-640.jpg`}
          alt={alt}
          width={width}
          height={height}
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : undefined}
          decoding="async"
          className={classNames(
            'relative cover-board rounded-cover text-transparent shadow-cover',
            tall ? 'h-full w-auto' : 'h-auto w-full',
          )}
        />
      </picture>
    </span>
  )
}
