import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { MenuItem } from '../menu-items.ts'
import type { ShellFacts } from '../shell-facts.ts'
import { BarionBadge } from './barion-badge.tsx'
import { Logo } from './logo.tsx'
import { SimplePayBadge } from './simple-pay-badge.tsx'
import { SocialLinks } from './social-links.tsx'

const Column = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="footer-column">
    <h2 className="mb-2 title text-18">{title}</h2>
    {children}
  </div>
)

const Links = ({ items }: { items: readonly MenuItem[] }) => (
  <ul>
    {items.map(
      ({ title, path }) =>
        path && (
          <li key={title}>
            <a href={path}>{title}</a>
          </li>
        ),
    )}
  </ul>
)

interface Props {
  facts: ShellFacts
  /** Slot: the newsletter form. */
  newsletter: ReactNode
}

/** In the page for crawlers and visitors without JavaScript; laid out and painted only when it comes into view. */
export const SiteFooter = ({ facts, newsletter }: Props) => {
  const t = useTranslations('shell')
  const locale = useLocale()
  const { footer, phone, email, company, place, hasBarion, hasSimplePay, socialIcons, cookiePage } = facts
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
          <SocialLinks icons={socialIcons} label={t('elsewhere')} shop={t('siteName')} />
        </div>
        {footer.map(({ title, lower }) => (
          <Column key={title} title={title}>
            {lower && <Links items={lower.items} />}
          </Column>
        ))}
        <Column title={t('footerContact')}>
          <ul>
            <li>
              <a href={`tel:${phone.replaceAll(' ', '')}`}>
                <span className="sr-only">{t('phone')}: </span>
                {phone}
              </a>
            </li>
            <li>
              <a href={`mailto:${email}`}>
                <span className="sr-only">{t('email')}: </span>
                {email}
              </a>
            </li>
          </ul>
          {hasSimplePay && <SimplePayBadge locale={locale} hint={t('simplePayHint')} />}
          {hasBarion && <BarionBadge hint={t('barionHint')} />}
        </Column>
      </div>
      <p className="measure pb-10 text-13 text-soft">
        {company} · {place}
        {cookiePage && (
          <>
            {' · '}
            {/* With scripts, features/consent opens the choice instead. */}
            <a href={cookiePage} data-cookie-settings className="text-link">
              {t('cookieSettings')}
            </a>
          </>
        )}
      </p>
    </footer>
  )
}
