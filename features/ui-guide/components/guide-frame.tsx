import type { ReactNode } from 'react'
import { MainContent } from '#components/layout/main-content.tsx'
import type { UiGuideGroup } from '#contracts/ui-guide-groups.ts'
import { GuideMenu } from './guide-menu.tsx'

/** A page of the guide beside the menu of all pages. */
export const GuideFrame = ({ current, children }: { current?: UiGuideGroup; children: ReactNode }) => (
  <div className="measure grid grid-cols-[minmax(0,1fr)] gap-8 pt-6 pb-16 md:grid-cols-[12rem_minmax(0,1fr)] md:gap-12 md:pt-10">
    <GuideMenu {...(current && { current })} />
    <MainContent>{children}</MainContent>
  </div>
)
