'use client'

import { ZoomIn, ZoomOut } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Button } from '#components/ui/button.tsx'
import { classNames } from '#components/ui/class-names.ts'
import { MediaDialog } from './media-dialog.tsx'

interface Picture {
  /** The address of the large picture. */
  src: string
  /** The small picture that the page shows already; it is shown until the large one is loaded. */
  preview: string
  title: string
}

interface Props {
  pictures: readonly Picture[]
  first: number
  title: string
  onClose: () => void
}

const pictureOf = (link: HTMLAnchorElement): Picture => ({
  src: link.href,
  preview: link.querySelector('img')?.currentSrc ?? '',
  title: link.dataset['title'] ?? '',
})

/** The pictures beside the pressed one, and the index of the pressed one. */
export const picturesAround = (pressed: HTMLElement): Pick<Props, 'pictures' | 'first'> => {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[data-opens=picture]')]
  return {
    pictures: links.map(pictureOf),
    first: Math.max(
      0,
      links.findIndex((link) => link === pressed),
    ),
  }
}

/** If the large picture cannot be loaded, the small one below it stays visible. */
const Layer = ({ src, shape }: { src: string; shape: string }) => (
  <picture className="contents">
    <img
      src={src}
      alt=""
      onError={({ currentTarget }) => {
        currentTarget.hidden = true
      }}
      className={classNames('[grid-area:1/1]', shape)}
    />
  </picture>
)

/** Enlarges by one step. The browser scrolls; two fingers enlarge further, as on any page. */
export const PictureDialog = ({ pictures, first, title, onClose }: Props) => {
  const t = useTranslations('gallery')
  const frame = useRef<HTMLDivElement>(null)
  const [index, setIndex] = useState(first)
  const [enlarged, setEnlarged] = useState(false)
  const picture = pictures[index]

  useEffect(() => {
    const { current } = frame
    if (enlarged && current)
      current.scrollTo(
        (current.scrollWidth - current.clientWidth) / 2,
        (current.scrollHeight - current.clientHeight) / 2,
      )
  }, [enlarged])

  if (!picture) return null
  const show = (next: number) => (pictures[next] ? () => setIndex(next) : undefined)
  const [back, on] = [show(index - 1), show(index + 1)]
  const onKey = ({ key }: KeyboardEvent) => {
    if (key === '+') setEnlarged(true)
    if (key === '-') setEnlarged(false)
    // The arrow keys scroll inside an enlarged picture.
    if (key === 'ArrowLeft' && !enlarged) back?.()
    if (key === 'ArrowRight' && !enlarged) on?.()
  }
  const shape = enlarged ? 'w-[min(1280px,260vw)] max-w-none' : 'max-h-full min-h-0 w-full object-contain'
  const place =
    pictures.length > 1
      ? t('pictureOf', { title: picture.title, number: index + 1, count: pictures.length })
      : picture.title
  const label = t(enlarged ? 'reduce' : 'enlarge')

  return (
    <MediaDialog
      title={title}
      place={place}
      paging={pictures.length > 1 && { back, on, backLabel: t('previousPicture'), onLabel: t('nextPicture') }}
      onKey={onKey}
      onClose={onClose}
      actions={
        <Button
          look="quiet"
          size="icon"
          aria-label={label}
          aria-pressed={enlarged}
          onClick={() => setEnlarged(!enlarged)}
        >
          {enlarged ? (
            <ZoomOut aria-hidden size={22} strokeWidth={1.6} />
          ) : (
            <ZoomIn aria-hidden size={22} strokeWidth={1.6} />
          )}
        </Button>
      }
    >
      <div
        ref={frame}
        className={classNames(
          'min-h-0 flex-1 overscroll-contain bg-line',
          enlarged ? 'overflow-auto' : 'flex overflow-hidden p-4 md:p-8',
        )}
      >
        <button
          type="button"
          aria-label={t('pictureLabel', { title: picture.title, action: label })}
          onClick={() => setEnlarged(!enlarged)}
          className={classNames(
            'grid',
            enlarged ? 'mx-auto cursor-zoom-out' : 'size-full min-h-0 cursor-zoom-in place-items-center',
          )}
        >
          {/* The large picture lies over the small one, and covers it when it is loaded. */}
          {picture.preview && <Layer key={picture.preview} src={picture.preview} shape={shape} />}
          <Layer key={picture.src} src={picture.src} shape={shape} />
        </button>
      </div>
    </MediaDialog>
  )
}
