import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { ShellFacts } from '../shell-facts.ts'
import { CategoryMenu } from './category-menu.tsx'
import { LoadingBar } from './loading-bar.tsx'
import { Logo } from './logo.tsx'
import { MenuButton } from './menu-button.tsx'
import { MobileMenu } from './mobile-menu.tsx'
import { SearchForm, searchFieldId } from './search-form.tsx'
import { SearchToggle } from './search-toggle.tsx'
import { Switches } from './switches.tsx'
import { TopBar } from './top-bar.tsx'

interface Props {
  facts: ShellFacts
  /** Slots: the personal parts come from the cart and the account. */
  account: ReactNode
  cart: ReactNode
  /** The suggestions of the search box. */
  search: ReactNode
}

export const SiteHeader = ({ facts, account, cart, search }: Props) => {
  const t = useTranslations('shell')
  return (
    <header className="group/header border-b border-line">
      <LoadingBar label={t('loading')} />
      <TopBar facts={facts} />
      <div className="measure flex flex-wrap items-center py-1.5 md:gap-x-9 md:py-[18px] lg:pb-3">
        <div className="flex items-center gap-2">
          <MenuButton label={t('openMenu')} />
          <Logo />
        </div>
        <SearchForm className="order-last hidden basis-full pt-1 pb-2 group-has-[[data-search-toggle][open]]/header:flex md:order-none md:flex md:basis-0 md:grow md:p-0">
          {search}
        </SearchForm>
        <div className="ml-auto max-md:-mr-3 flex items-center md:gap-x-5">
          <SearchToggle label={t('searchToggle')} opens={searchFieldId} />
          {account}
          {cart}
        </div>
      </div>
      <CategoryMenu label={t('mainNavigation')} items={facts.header} />
      <MobileMenu
        title={t('menu')}
        closeLabel={t('closeMenu')}
        label={t('mainNavigation')}
        header={facts.header}
        top={facts.top}
        switches={<Switches {...facts} />}
      />
    </header>
  )
}
