import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { TargetLink } from '#components/ui/target-link.tsx'
import type { MenuNode } from '#contracts/regions.ts'
import { formatPlace } from '#lib/format/format-place.ts'
import type { Shell } from '../server.ts'
import { Logo } from './logo.tsx'
import { SimplePayBadge } from './simple-pay-badge.tsx'
import { SocialLinks } from './social-links.tsx'

const Column = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="footer-column">
    <h2 className="mb-2 title text-18">{title}</h2>
    {children}
  </div>
)

const Links = ({ nodes }: { nodes: readonly MenuNode[] }) => (
  <ul>
    {nodes.map(
      ({ title, target }) =>
        target && (
          <li key={title}>
            <TargetLink target={target}>{title}</TargetLink>
          </li>
        ),
    )}
  </ul>
)

interface Props {
  configuration: Shell['configuration']
  /** The columns of the footer's menu. */
  footer: readonly MenuNode[]
  socialIcons: Shell['socialIcons']
  /** Slot: the newsletter form. */
  newsletter: ReactNode
}

/** In the page for crawlers and visitors without JavaScript; laid out and painted only when it comes into view. */
export const SiteFooter = ({ configuration, footer, socialIcons, newsletter }: Props) => {
  const t = useTranslations('shell')
  const locale = useLocale()
  const { company, contact_phone, contact_email, available_online_payment_methods } = configuration
  return (
    <footer
      aria-label={t('footerNavigation')}
      className="mt-16 border-t border-line [contain-intrinsic-size:auto_32rem] [content-visibility:auto]"
    >
      {newsletter}
      <div className="measure grid gap-x-8 gap-y-8 py-10 sm:grid-cols-2 lg:grid-cols-[1.5fr_1fr_1fr_1fr_1fr]">
        <div className="max-w-64">
          <Logo />
          <p className="mt-2 text-soft">{t('claim')}</p>
          <SocialLinks icons={socialIcons} label={t('elsewhere')} />
        </div>
        {footer.map(({ title, children }) => (
          <Column key={title} title={title}>
            <Links nodes={children} />
          </Column>
        ))}
        <Column title={t('footerContact')}>
          <ul>
            <li>
              <a href={`tel:${contact_phone.replaceAll(' ', '')}`}>
                <span className="sr-only">{t('phone')}: </span>
                {contact_phone}
              </a>
            </li>
            <li>
              <a href={`mailto:${contact_email}`}>
                <span className="sr-only">{t('email')}: </span>
                {contact_email}
              </a>
            </li>
          </ul>
          {available_online_payment_methods.includes('simplepay') && (
            <SimplePayBadge locale={locale} hint={t('simplePayHint')} />
          )}
        </Column>
      </div>
      <p className="measure pb-10 text-13 text-soft">
        {company.name} · {formatPlace(company)}
      </p>
    </footer>
  )
}
