import { getTranslations } from 'next-intl/server'
import { loadRegion } from '../server.ts'
import { RegionView } from './region-view.tsx'

/** The region below every page. */
export const EndRegion = async () => {
  const [region, t] = await Promise.all([loadRegion('end'), getTranslations('regions')])
  return (
    region && (
      <aside aria-label={t('end')}>
        <RegionView region={region} rowClassName="mt-16 measure" />
      </aside>
    )
  )
}
