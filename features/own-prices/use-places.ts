import { useEffect, useState } from 'react'

/** An element of the page that shows the list price of a variant. */
export interface Place {
  element: HTMLElement
  id: number
}

const findPlaces = (): Place[] =>
  [...document.querySelectorAll<HTMLElement>('[data-own-price]')].map((element) => ({
    element,
    id: Number(element.dataset['ownPrice']),
  }))

const areSame = (some: readonly Place[], others: readonly Place[]): boolean =>
  some.length === others.length &&
  some.every(({ element, id }, index) => others[index]?.element === element && others[index].id === id)

/** The elements with `data-own-price`, also those of pages, lists and suggestions that come later. */
export const usePlaces = (): readonly Place[] => {
  const [places, setPlaces] = useState<readonly Place[]>([])
  useEffect(() => {
    const find = () =>
      setPlaces((known) => {
        const found = findPlaces()
        return areSame(known, found) ? known : found
      })
    find()
    const observer = new MutationObserver(find)
    observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['data-own-price'] })
    return () => observer.disconnect()
  }, [])
  return places
}
