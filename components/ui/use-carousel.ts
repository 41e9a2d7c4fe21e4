import { useCallback, useEffect, useState } from 'react'

/** Long enough to read two lines. */
const turnAfterMs = 7000

const wantsLessMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches

const overflow = (track: Element) => track.scrollWidth - track.clientWidth

/** Moves a strip slide by slide; behind the last comes the first. */
const move = (track: Element, direction: 1 | -1): void => {
  const [slide] = track.children
  if (!slide) return
  const last = overflow(track)
  const isAtEnd = direction > 0 ? track.scrollLeft >= last - 2 : track.scrollLeft <= 2
  const width = slide.getBoundingClientRect().width + Number.parseFloat(getComputedStyle(track).columnGap)
  const there = track.scrollLeft + direction * width
  const left = isAtEnd ? (direction > 0 ? 0 : last) : there
  track.scrollTo({ left, behavior: wantsLessMotion() ? 'instant' : 'smooth' })
}

/** While somebody points at it, is in it with the keyboard, or looks elsewhere, nothing moves. */
const isHeld = (track: Element): boolean => {
  const carousel = track.parentElement
  return document.hidden || carousel?.matches(':hover, :focus-within') === true
}

export const useCarousel = (track: Element, turns: boolean) => {
  const [overflows, setOverflows] = useState(() => overflow(track) > 2)
  const [canTurn] = useState(() => turns && !wantsLessMotion())
  const [isTurning, setTurning] = useState(canTurn)

  useEffect(() => {
    const watcher = new ResizeObserver(() => setOverflows(overflow(track) > 2))
    watcher.observe(track)
    return () => watcher.disconnect()
  }, [track])

  useEffect(() => {
    if (!isTurning) return
    const timer = setInterval(() => {
      if (!isHeld(track)) move(track, 1)
    }, turnAfterMs)
    return () => clearInterval(timer)
  }, [track, isTurning])

  /** Who turns by hand wants it to stay where it is. */
  const step = useCallback(
    (direction: 1 | -1) => {
      setTurning(false)
      move(track, direction)
    },
    [track],
  )

  return { isTurning, setTurning, canTurn, overflows, step }
}
