import { Link2, Mail, Share2 } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { buttonStyle } from '#components/ui/button-style.ts'
import { classNames } from '#components/ui/class-names.ts'

const icon = { 'aria-hidden': true, size: 20, strokeWidth: 1.6 } as const
const row = 'flex min-h-11 w-full items-center gap-3 rounded-box px-3 text-left hover:bg-tint'

/**
 * Plain links, without scripts of other companies. Devices that can share by themselves do not get this menu
 * (share.tsx).
 */
export const ShareMenu = ({ title, url }: { title: string; url: string }) => {
  const t = useTranslations('gallery')
  const mail = `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`
  return (
    <details className="relative">
      <summary
        data-opens="share"
        className={classNames(
          buttonStyle('secondary', 'regular'),
          'cursor-pointer list-none max-lg:size-[46px] max-lg:p-0',
        )}
      >
        <Share2 {...icon} />
        <span className="max-lg:sr-only">{t('share')}</span>
      </summary>
      <ul className="absolute right-0 z-10 lg:right-auto lg:left-0 mt-2 w-60 rounded-box border border-line bg-sheet p-2 shadow-raised">
        <li className="[@media(scripting:none)]:hidden">
          <button type="button" data-opens="copy" className={row}>
            <Link2 {...icon} />
            {t('copyLink')}
          </button>
        </li>
        <li>
          <a href={mail} className={row}>
            <Mail {...icon} />
            {t('byMail')}
          </a>
        </li>
        <li>
          <a
            href={`https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(url)}`}
            target="_blank"
            rel="noopener noreferrer"
            className={row}
          >
            <span aria-hidden className="w-5 text-center font-semibold">
              f
            </span>
            {t('onFacebook')}
          </a>
        </li>
      </ul>
    </details>
  )
}
