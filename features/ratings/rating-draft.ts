import type { RatingForm } from '#contracts/rating-form.ts'

const keyOf = (variantId: number) => `rating-draft:${variantId}`

/** What was typed and not sent yet, in this tab: a sign-in or a reload must not lose it. */
export const keepRatingDraft = (variantId: number, draft: Partial<RatingForm>): void => {
  try {
    sessionStorage.setItem(keyOf(variantId), JSON.stringify(draft))
  } catch {
    // Without storage it lives as long as the page.
  }
}

export const readRatingDraft = (variantId: number): Partial<RatingForm> | undefined => {
  try {
    const kept = sessionStorage.getItem(keyOf(variantId))
    return kept ? (JSON.parse(kept) as Partial<RatingForm>) : undefined
  } catch {
    return undefined
  }
}

export const dropRatingDraft = (variantId: number): void => {
  try {
    sessionStorage.removeItem(keyOf(variantId))
  } catch {
    // As above.
  }
}
