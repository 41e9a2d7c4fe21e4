import { useMutation } from '@tanstack/react-query'
import { call } from '#lib/api/browser.ts'
import { asCustomer } from '#lib/session/request-sign-in.ts'

/** Finds the books of a reading list, or of one corrected entry. */
export const useMatch = () =>
  useMutation({
    mutationFn: (text: string) => asCustomer(() => call('POST /v2.0/reading_lists/matches', { body: { text } })),
  })
