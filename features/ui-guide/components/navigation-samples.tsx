import { useTranslations } from 'next-intl'
import { Breadcrumbs } from '#components/ui/breadcrumbs.tsx'
import { Pagination } from '#components/ui/pagination.tsx'
import { Rule } from '#components/ui/rule.tsx'
import { SectionHeading } from '#components/ui/section-heading.tsx'
import { StepIndicator } from '#components/ui/step-indicator.tsx'
import { TabLinks } from '#components/ui/tab-links.tsx'
import { Sample } from './sample.tsx'

const here = '/ui-guide' as const

export const NavigationSamples = () => {
  const t = useTranslations('uiGuide.navigation')
  const samples = useTranslations('uiGuide.samples')
  return (
    <>
      <Sample title={samples('breadcrumbs')} className="">
        <Breadcrumbs
          label={t('breadcrumbs')}
          items={[{ label: t('books'), href: here }, { label: t('prose'), href: here }, { label: t('title') }]}
        />
      </Sample>
      <Sample title={samples('steps')} className="">
        <StepIndicator
          label={t('steps')}
          doneLabel={t('done')}
          current={1}
          steps={[
            { label: t('contact'), href: '/checkout' },
            { label: t('delivery') },
            { label: t('billing') },
            { label: t('payment') },
          ]}
        />
      </Sample>
      <Sample title={samples('tabs')} className="">
        <TabLinks
          label={t('tabs')}
          items={[
            { label: t('orders'), href: here, current: true },
            { label: t('offers'), href: here },
            { label: t('billing'), href: here },
          ]}
        />
      </Sample>
      <Sample title={samples('headings')} className="grid gap-4">
        <SectionHeading title={t('newBooks')} link={{ label: t('all', { count: 214 }), href: here }} />
        <Rule />
      </Sample>
      <Sample title={samples('pages')} className="">
        <Pagination
          page={4}
          pageCount={23}
          hrefFor={(page) => ({ pathname: here, query: { page } })}
          labels={{
            navigation: t('pagination'),
            previous: t('previous'),
            next: t('next'),
            page: (page) => t('page', { page }),
          }}
        />
      </Sample>
    </>
  )
}
