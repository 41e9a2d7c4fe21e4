'use client'

import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { type KeyboardEvent, useState } from 'react'
import { Button } from '#components/ui/button.tsx'
import { SkeletonText } from '#components/ui/skeleton.tsx'
import type { SampleBook } from '../sample-book.ts'
import { MediaDialog } from './media-dialog.tsx'
import { SampleBlocks } from './sample-blocks.tsx'
import { samplePagesQuery } from '../sample-queries.ts'
import { useShownPages } from '../use-shown-pages.ts'

interface Props {
  book: SampleBook
  pdf: string | undefined
  onClose: () => void
}

const sheet = 'min-h-full w-full max-w-[34rem] bg-sheet px-6 py-10 sm:px-12 shadow-raised'

/** Pages of the book, loaded when the dialog opens: two facing pages where there is room, one on phones. */
export const SampleDialog = ({ book, pdf, onClose }: Props) => {
  const t = useTranslations('gallery')
  const shown = useShownPages()
  const [page, setPage] = useState(0)
  const { data: pages, isError, refetch } = useQuery(samplePagesQuery(book.productId))

  // When a tablet is turned, the open page stays open.
  const first = page - (page % shown)
  const open = pages?.slice(first, first + shown) ?? []
  const numbers = open.map(({ number }) => number)
  const show = (next: number) => (pages && next >= 0 && next < pages.length ? () => setPage(next) : undefined)
  const [back, on] = [show(first - shown), show(first + shown)]
  const onKey = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') back?.()
    if (key === 'ArrowRight') on?.()
  }
  const place =
    numbers.length === 0
      ? t('lookInside')
      : t('samplePlace', { pages: numbers.join('–'), count: book.pages ?? 0, known: book.pages ? 'yes' : 'no' })

  return (
    <MediaDialog
      title={book.title}
      place={place}
      paging={
        pages !== undefined &&
        pages.length > shown && { back, on, backLabel: t('previousPage'), onLabel: t('nextPage') }
      }
      onKey={onKey}
      onClose={onClose}
      actions={
        pdf && (
          <Button asChild size="small">
            <a href={pdf}>PDF</a>
          </Button>
        )
      }
    >
      <div
        key={first}
        role="region"
        aria-label={t('lookInside')}
        tabIndex={0}
        className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-4 md:p-8"
      >
        {isError ? (
          <div role="alert" className="mx-auto max-w-md pt-10 text-center">
            <p>{t('sampleFailed')}</p>
            <Button className="mt-4" onClick={() => void refetch()}>
              {t('retry')}
            </Button>
          </div>
        ) : (
          <div className="flex min-h-full justify-center gap-px">
            {open.map(({ number, blocks }) => (
              <section key={number} lang={book.language} aria-label={t('page', { number })} className={sheet}>
                <SampleBlocks blocks={blocks} />
                <p aria-hidden className="mt-10 text-center text-13 text-soft tabular-nums">
                  {number}
                </p>
              </section>
            ))}
            {!pages && (
              <div className={sheet} aria-busy="true">
                <SkeletonText lines={12} />
              </div>
            )}
          </div>
        )}
        {pages && !on && <p className="pt-6 text-center text-13 text-soft">{t('sampleEnds')}</p>}
      </div>
    </MediaDialog>
  )
}
