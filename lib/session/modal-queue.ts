import { create } from 'zustand'

/** The modals that stand in the layouts and are loaded when they are first wanted (spec point 2). */
export type ModalKey = 'signIn' | 'coupon' | 'offerRequest' | 'cookieConsent'

interface Wanted {
  id: number
  key: ModalKey
  settle: (isDone: boolean) => void
}

let lastId = 0

/** In the order in which they were wanted. */
const useQueue = create<{ queue: readonly Wanted[] }>(() => ({ queue: [] }))

/**
 * Opens a modal. Of each key one is open at a time: others wait until it closes (spec point 4).
 * @returns whether it was closed because it was done; false if the visitor has turned away from it
 */
export const openModal = (key: ModalKey): Promise<boolean> =>
  new Promise((settle) => {
    const id = ++lastId
    useQueue.setState(({ queue }) => ({ queue: [...queue, { id, key, settle }] }))
  })

/** Closes the open modal of a key, and opens the next one. */
export const closeModal = (key: ModalKey, isDone = false): void => {
  const { queue } = useQueue.getState()
  const open = queue.find((one) => one.key === key)
  useQueue.setState({ queue: queue.filter((one) => one !== open) })
  open?.settle(isDone)
}

/** The id of the open modal of a key: another one is another opening. */
export const useOpenModal = (key: ModalKey): number | undefined =>
  useQueue(({ queue }) => queue.find((one) => one.key === key)?.id)
