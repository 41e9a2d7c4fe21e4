'use client'

import { Play } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { embedOf, thumbnailOf } from '../film.ts'
import { saveConsent } from '#lib/consent/consent.ts'
import { AddedMessages } from '#lib/i18n/added-messages.tsx'
import { galleryTexts } from '../gallery-texts.ts'

interface Props {
  id: string
  title: string
  /** Whether the film starts at once. Otherwise its picture waits for a press. */
  plays: boolean
  onWithdraw: () => void
}

const frame = 'aspect-video w-full rounded-box bg-ink'

const Player = ({ id, title, plays, onWithdraw }: Props) => {
  const t = useTranslations('gallery')
  const player = useRef<HTMLIFrameElement>(null)
  const [started, setStarted] = useState(plays)

  useEffect(() => {
    if (plays) saveConsent('films', true)
  }, [plays])

  useEffect(() => {
    // The pressed button is gone, so the film takes the focus.
    if (started) player.current?.focus()
  }, [started])

  const withdraw = () => {
    saveConsent('films', false)
    onWithdraw()
  }
  return (
    <div>
      {started ? (
        // oxlint-disable-next-line react/iframe-missing-sandbox -- YouTube's player needs scripts and its own origin, which together undo a sandbox.
        <iframe
          ref={player}
          src={embedOf(id)}
          title={title}
          allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
          className={frame}
        />
      ) : (
        <button
          type="button"
          aria-label={t('playFilm', { title })}
          onClick={() => setStarted(true)}
          className="relative block w-full overflow-hidden rounded-box"
        >
          <picture>
            <img src={thumbnailOf(id)} alt="" width={480} height={360} className={`${frame} object-cover`} />
          </picture>
          <span className="absolute inset-0 m-auto flex size-16 items-center justify-center rounded-pill bg-rubric text-on-rubric">
            <Play aria-hidden size={26} strokeWidth={1.6} />
          </span>
        </button>
      )}
      <p className="mt-2 text-13 text-soft">
        {t('filmAgreed')}{' '}
        <button type="button" onClick={withdraw} className="text-link">
          {t('filmWithdraw')}
        </button>
      </p>
    </div>
  )
}

/** Rendered only after the visitor has agreed that YouTube is loaded. */
export const FilmPlayer = (props: Props) => (
  <AddedMessages texts={galleryTexts}>
    <Player {...props} />
  </AddedMessages>
)
