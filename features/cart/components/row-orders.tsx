import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { showToast } from '#components/ui/toast-store.ts'
import { useErrorText } from '#lib/i18n/use-error-text.ts'
import { useRouter } from '#lib/routing/use-router.ts'
import { useAddItem } from '../queries.ts'

/**
 * Adds books from the rows of a table to the cart. The page stays where it is, so that the visitor can go on with the
 * next row.
 */
export const RowOrders = ({ requested }: { requested: readonly HTMLFormElement[] }) => {
  const t = useTranslations('cart')
  const errorText = useErrorText()
  const router = useRouter()
  const { mutateAsync } = useAddItem()
  const done = useRef(0)

  useEffect(() => {
    const order = async (form: HTMLFormElement) => {
      const { order: id, title = '' } = form.dataset
      const button = form.querySelector('button')
      if (button?.ariaBusy) return
      if (button) button.ariaBusy = 'true'
      try {
        await mutateAsync({ variantId: Number(id), quantity: Number(new FormData(form).get('quantity') ?? 1) })
        const action = { label: t('toCart'), onPress: () => router.push('/cart') }
        showToast({ tone: 'success', text: t('added', { title }), action })
      } catch (error) {
        showToast({ tone: 'error', text: errorText(error) })
      } finally {
        if (button) button.ariaBusy = null
      }
    }
    // An effect may run twice; each form is handled once.
    for (const form of requested.slice(done.current)) void order(form)
    done.current = requested.length
  }, [requested, mutateAsync, t, errorText, router])

  return null
}
