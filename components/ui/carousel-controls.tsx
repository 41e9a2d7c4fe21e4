'use client'

import { ArrowLeft, ArrowRight, Pause, Play } from 'lucide-react'
import { Button } from './button.tsx'
import { useCarousel } from './use-carousel.ts'

interface Props {
  track: HTMLElement
  labels: { previous: string; next: string }
  /** Of the button that stops a carousel which turns by itself; it does not where the visitor asked for less motion. */
  turning?: { start: string; stop: string } | undefined
}

const icon = { 'aria-hidden': true, size: 20, strokeWidth: 1.6 } as const

/** There are no buttons where every slide is visible. */
export const CarouselControls = ({ track, labels, turning }: Props) => {
  const { isTurning, setTurning, canTurn, overflows, step } = useCarousel(track, turning !== undefined)
  if (!overflows) return null
  return (
    <div className="carousel-buttons">
      {turning && canTurn && (
        <Button
          size="icon"
          aria-label={isTurning ? turning.stop : turning.start}
          onClick={() => setTurning(!isTurning)}
        >
          {isTurning ? <Pause {...icon} /> : <Play {...icon} />}
        </Button>
      )}
      <Button size="icon" aria-label={labels.previous} onClick={() => step(-1)}>
        <ArrowLeft {...icon} />
      </Button>
      <Button size="icon" aria-label={labels.next} onClick={() => step(1)}>
        <ArrowRight {...icon} />
      </Button>
    </div>
  )
}
