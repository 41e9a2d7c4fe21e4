import { create } from 'zustand'

/** `unused`: its code is not loaded yet. */
export const useCouponModal = create<{ state: 'unused' | 'open' | 'closed' }>(() => ({ state: 'unused' }))

export const openCouponModal = (): void => useCouponModal.setState({ state: 'open' })
export const closeCouponModal = (): void => useCouponModal.setState({ state: 'closed' })
