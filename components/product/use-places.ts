import { useEffect, useState } from 'react'

type Mark = 'own-price' | 'offer-request'

/** An element of the page in which something about a book, or about a list of books, is written. */
export interface Place {
  element: HTMLElement
  id: string
}

const findPlaces = (mark: Mark): Place[] =>
  [...document.querySelectorAll<HTMLElement>(`[data-${mark}]`)].map((element) => ({
    element,
    id: element.getAttribute(`data-${mark}`) ?? '',
  }))

const areSame = (some: readonly Place[], others: readonly Place[]): boolean =>
  some.length === others.length &&
  some.every(({ element, id }, index) => others[index]?.element === element && others[index].id === id)

/**
 * The elements with the mark, also those of pages, lists and suggestions that come later.
 * @param mark the attribute with the id, without `data-`
 */
export const usePlaces = (mark: Mark): readonly Place[] => {
  const [places, setPlaces] = useState<readonly Place[]>([])
  useEffect(() => {
    const find = () =>
      setPlaces((known) => {
        const found = findPlaces(mark)
        return areSame(known, found) ? known : found
      })
    find()
    const observer = new MutationObserver(find)
    observer.observe(document.body, { childList: true, subtree: true, attributeFilter: [`data-${mark}`] })
    return () => observer.disconnect()
  }, [mark])
  return places
}
