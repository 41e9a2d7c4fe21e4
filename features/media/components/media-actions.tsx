'use client'

import { AddedMessages } from '#lib/i18n/added-messages.tsx'
import { galleryTexts } from '../gallery-texts.ts'
import type { SampleBook } from '../sample-book.ts'
import { PictureDialog, picturesAround } from './picture-dialog.tsx'
import { SampleDialog } from './sample-dialog.tsx'
import { CopyLink, Share } from './share.tsx'

interface Props {
  /** Its `data-opens` names what the button opens. */
  pressed: HTMLElement
  book: SampleBook
  pdf: string | undefined
  onDone: () => void
}

const Action = ({ pressed, book, pdf, onDone }: Props) => {
  switch (pressed.dataset['opens']) {
    case 'picture':
      return <PictureDialog {...picturesAround(pressed)} title={book.title} onClose={onDone} />
    case 'sample':
      return <SampleDialog book={book} pdf={pdf} onClose={onDone} />
    case 'share':
      return <Share menu={pressed.closest('details')} onDone={onDone} />
    default:
      return <CopyLink menu={pressed.closest('details')} onDone={onDone} />
  }
}

export const MediaActions = (props: Props) => (
  <AddedMessages texts={galleryTexts}>
    <Action {...props} />
  </AddedMessages>
)
