import { lazy, Suspense } from 'react'
import { FieldError } from '#components/ui/field-frame.tsx'
import { ApiError } from '#lib/api/api-error.ts'
import { withLaterTexts } from '#lib/i18n/later-texts.ts'
import { useErrorText } from '#lib/i18n/use-error-text.ts'

const RestInCart = lazy(() =>
  withLaterTexts(import('./rest-in-cart.tsx')).then((loaded) => ({ default: loaded.RestInCart })),
)

/** A refusal because the book is in the cart already says so, and links to the cart. */
export const AddRefusal = ({ id, error }: { id: string; error: Error }) => {
  const text = useErrorText()(error)
  const { inCart, available }: ApiError['params'] = error instanceof ApiError ? error.params : {}
  return (
    <FieldError id={id}>
      {inCart ? (
        <Suspense fallback={text}>
          <RestInCart inCart={inCart} available={available}>
            {text}
          </RestInCart>
        </Suspense>
      ) : (
        text
      )}
    </FieldError>
  )
}
