import { create } from 'zustand'

/** Which entry of the category row the open page belongs to: `category:12`, `publisher`, `collection:reduced`. */
export const useCurrentEntry = create(() => ({ key: '' }))
