import { useTranslations } from 'next-intl'
import { Button } from '#components/ui/button.tsx'
import { choicesId } from './variant-choices.tsx'

/** In place of the cart's button, as long as a mandatory choice is open: the way up to the choices. */
export const ChooseFirst = ({ className }: { className?: string }) => {
  const t = useTranslations('catalog.choices')
  return (
    <Button asChild look="primary" className={className ?? 'w-full'}>
      <a href={`#${choicesId}`}>{t('choose')}</a>
    </Button>
  )
}
