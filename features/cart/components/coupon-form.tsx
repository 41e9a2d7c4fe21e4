'use client'

import { useTranslations } from 'next-intl'
import { type FormEvent, useId, useRef, useState } from 'react'
import { Form } from '#components/form/form.tsx'
import { Button } from '#components/ui/button.tsx'
import { controlStyle, fieldAria, FieldError } from '#components/ui/field-frame.tsx'
import { useErrorText } from '#lib/i18n/use-error-text.ts'
import { useAddCoupon } from '../promotion-queries.ts'

/** As long as the API accepts a code. */
const maxLength = 256

/** Adds a coupon. A code that is refused stays in the field, with the reason beside it. */
export const CouponForm = () => {
  const t = useTranslations('deals.coupons')
  const errorText = useErrorText()
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const add = useAddCoupon()
  const [code, setCode] = useState('')
  const [isMissing, setMissing] = useState(false)
  const [added, setAdded] = useState<string>()

  const type = (value: string) => {
    setCode(value)
    setMissing(false)
    if (add.isError) add.reset()
  }

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const wanted = code.trim()
    field.current?.focus()
    setMissing(wanted === '')
    setAdded(undefined)
    if (wanted === '' || add.isPending) return
    add.mutate(wanted, {
      onSuccess: () => {
        setCode('')
        setAdded(wanted.toUpperCase())
      },
    })
  }

  const refused = add.isError ? errorText(add.error) : undefined
  const error = isMissing ? t('missing') : refused
  return (
    <Form submit={submit}>
      <label htmlFor={id} className="font-medium">
        {t('code')}
      </label>
      <div className="mt-1.5 flex flex-wrap gap-2">
        <input
          {...fieldAria(id, { error })}
          ref={field}
          value={code}
          onChange={({ target }) => type(target.value)}
          maxLength={maxLength}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          className={`${controlStyle} min-w-32 flex-1`}
        />
        <Button type="submit" busy={add.isPending}>
          {t('submit')}
        </Button>
      </div>
      <div role="alert" className="mt-1.5">
        {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      </div>
      <p role="status" className="text-13 font-medium text-ok">
        {added !== undefined && t('added', { code: added })}
      </p>
    </Form>
  )
}
