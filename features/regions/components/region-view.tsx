import { type ComponentType, Fragment } from 'react'
import type { VariantCard } from '#contracts/variant-cards.ts'
import { type BannerGroup, groupBanners } from '../group-banners.ts'
import type { LoadedRegion } from '../server.ts'
import { BannerPart } from './banner-part.tsx'
import { BannerRow } from './banner-row.tsx'
import { CategoryList } from './category-list.tsx'
import { ContentTeaser } from './content-teaser.tsx'
import { DirectoryRow } from './directory-row.tsx'
import { Feature } from './feature.tsx'
import { Hero } from './hero.tsx'
import { ImprintRow } from './imprint-row.tsx'

interface Props {
  region: LoadedRegion | undefined
  /** Slot: a row of books. */
  BookRow?: ComponentType<{ variants: readonly VariantCard[] }>
  /** Whether the title of the hero is the title of the page. */
  isPageTitle?: boolean
  /** A class for space around a row of pictures, where the page has its own width. */
  rowClassName?: string
}

const Group = ({
  group: { template, banners },
  BookRow,
  isPageTitle = false,
  rowClassName = 'mt-[52px] measure',
}: Omit<Props, 'region'> & { group: BannerGroup }) => {
  const [banner] = banners
  switch (template) {
    case 'hero':
      return <Hero banner={banner} isPageTitle={isPageTitle} />
    case 'feature':
      return <Feature banner={banner} />
    case 'collection':
      return <BannerPart banner={banner}>{BookRow && <BookRow variants={banner.variants} />}</BannerPart>
    case 'imprints':
      return (
        <BannerPart banner={banner}>
          <ImprintRow />
        </BannerPart>
      )
    case 'directories':
      return (
        <BannerPart banner={banner}>
          <DirectoryRow />
        </BannerPart>
      )
    case 'categories':
      return (
        <BannerPart banner={banner}>
          <CategoryList />
        </BannerPart>
      )
    default:
      return (
        <div className={rowClassName}>
          <BannerRow template={template} banners={banners} />
        </div>
      )
  }
}

/** A part of a page that editors fill. */
export const RegionView = ({ region, ...props }: Props) => {
  if (region?.content)
    return (
      <div className={props.rowClassName ?? 'mt-[52px] measure'}>
        <ContentTeaser content={region.content} />
      </div>
    )
  const groups = groupBanners(region?.banners ?? [])
  const first = groups.find(({ template }) => template === 'hero')
  return groups.map((group) => (
    <Fragment key={group.banners[0].id}>
      <Group {...props} group={group} isPageTitle={props.isPageTitle === true && group === first} />
    </Fragment>
  ))
}
