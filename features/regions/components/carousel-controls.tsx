'use client'

import { ArrowLeft, ArrowRight, Pause, Play } from 'lucide-react'
import { Button } from '#components/ui/button.tsx'
import { useCarousel } from '../use-carousel.ts'

interface Props {
  track: Element
  /** By itself, unless the visitor asked for less motion. */
  turns: boolean
  labels: { previous: string; next: string; start: string; stop: string }
}

const icon = { 'aria-hidden': true, size: 20, strokeWidth: 1.6 } as const

/** Nothing to press where everything is in sight. */
export const CarouselControls = ({ track, turns, labels }: Props) => {
  const { isTurning, setTurning, canTurn, overflows, step } = useCarousel(track, turns)
  if (!overflows) return null
  return (
    <div className="carousel-buttons">
      {canTurn && (
        <Button size="icon" aria-label={isTurning ? labels.stop : labels.start} onClick={() => setTurning(!isTurning)}>
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
