import { useTranslations } from 'next-intl'
import type { ComponentProps, ReactNode } from 'react'
import { Breadcrumbs } from '#components/ui/breadcrumbs.tsx'

interface Props {
  trail?: ComponentProps<typeof Breadcrumbs>['items'] | undefined
  title: string
  text?: ReactNode
}

export const ListingHead = ({ trail, title, text }: Props) => {
  const t = useTranslations('catalog')
  return (
    <div className={trail ? 'pt-5' : 'pt-8'}>
      {trail && <Breadcrumbs label={t('breadcrumbs')} items={trail} />}
      <h1 className="mt-1 title text-44">{title}</h1>
      {text && <div className="mt-3 max-w-prose text-soft">{text}</div>}
    </div>
  )
}
