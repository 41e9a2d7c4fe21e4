import { useCallback, useEffect, useRef, useState } from 'react'
import Swiper from 'swiper'

/** Long enough to read two lines. */
const turnAfterMs = 7000
const speedMs = 300

const wantsLessMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/** The row stays one that the browser scrolls (`cssMode`): fingers, wheels, keys and screen readers need no script for it. */
const createSwiper = (carousel: HTMLElement, speed: number): Swiper =>
  new Swiper(carousel, {
    cssMode: true,
    wrapperClass: 'carousel-track',
    slideClass: 'carousel-slide',
    slidesPerView: 'auto',
    // The first slide comes after the last one.
    rewind: true,
    speed,
    allowTouchMove: false,
    observer: true,
  })

/** Nothing moves while the visitor points at the carousel, has the focus in it or looks at another tab. */
const isHeld = (carousel: Element): boolean => document.hidden || carousel.matches(':hover, :focus-within')

export const useCarousel = (track: HTMLElement, turns: boolean) => {
  const swiper = useRef<Swiper>(undefined)
  const [overflows, setOverflows] = useState(false)
  const [canTurn] = useState(() => turns && !wantsLessMotion())
  const [isTurning, setTurning] = useState(canTurn)

  useEffect(() => {
    const carousel = track.parentElement
    if (!carousel) return
    const made = createSwiper(carousel, wantsLessMotion() ? 0 : speedMs)
    const readOverflow = () => setOverflows(!made.isLocked)
    made.on('lock', readOverflow)
    made.on('unlock', readOverflow)
    readOverflow()
    // The visitor may have scrolled before the carousel came.
    track.dispatchEvent(new Event('scroll'))
    swiper.current = made
    return () => void made.destroy()
  }, [track])

  useEffect(() => {
    if (!isTurning) return
    // The module of the library for this turns on when the pointer leaves, although the focus is still inside.
    const timer = setInterval(() => {
      const { current } = swiper
      if (current && !isHeld(current.el)) current.slideNext()
    }, turnAfterMs)
    return () => clearInterval(timer)
  }, [isTurning])

  /** A visitor who turns by hand wants the carousel to stay where it is. */
  const step = useCallback((direction: 1 | -1) => {
    setTurning(false)
    if (direction > 0) swiper.current?.slideNext()
    else swiper.current?.slidePrev()
  }, [])

  return { isTurning, setTurning, canTurn, overflows, step }
}
