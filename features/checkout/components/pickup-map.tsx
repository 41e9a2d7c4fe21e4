'use client'

import 'leaflet/dist/leaflet.css'
import './pickup-map.css'
import { divIcon, latLngBounds } from 'leaflet'
import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { MapContainer, Marker, Polygon, Polyline, Tooltip, useMap, useMapEvents, ZoomControl } from 'react-leaflet'
import { type Frame, pointsInView } from '../rules/points-in-view.ts'
import type { IndexedPoint } from '../rules/search-points.ts'
import { border, lake, rivers, towns } from './map-land.ts'

interface Props {
  points: readonly IndexedPoint[]
  chosen: IndexedPoint | undefined
  onChoose: (key: string) => void
}

/** The spec's own centre and zoom (point 9). */
const start = { center: [47.46, 19.04] as [number, number], zoom: 7 }
const mostMarkers = 150

const pin = (kind: 'plain' | 'chosen') =>
  divIcon({
    className: `pickup-pin ${kind}`,
    iconSize: [24, 32],
    iconAnchor: [12, 31],
    html: '<svg viewBox="0 0 24 32" width="24" height="32" aria-hidden="true"><path d="M12 1C6 1 1.5 5.6 1.5 11.4 1.5 18.6 12 31 12 31s10.5-12.4 10.5-19.6C22.5 5.6 18 1 12 1z"/></svg>',
  })
const icons = {
  plain: pin('plain'),
  chosen: pin('chosen'),
  dot: divIcon({ className: 'pickup-dot', iconSize: [12, 12] }),
}
/** So few pins leave room for their streets, which is all that tells where one is without a map of streets. */
const mostLabels = 8
/** From here on streets are told apart; further away a pin hides its neighbours. */
const pinZoom = 11
const label = (name: string) => divIcon({ className: 'pickup-town', html: name, iconSize: [0, 0] })

const Markers = ({ points, chosen, onChoose }: Props) => {
  const map = useMap()
  const read = (): Frame => {
    const frame = map.getBounds()
    return [frame.getSouth(), frame.getWest(), frame.getNorth(), frame.getEast()]
  }
  const [frame, setFrame] = useState(read)
  useMapEvents({ moveend: () => setFrame(read()), resize: () => setFrame(read()) })
  const icon = map.getZoom() < pinZoom ? icons.dot : icons.plain
  const drawn = pointsInView(points, frame, mostMarkers).filter(({ key }) => key !== chosen?.key)
  const isLabelled = drawn.length <= mostLabels && icon === icons.plain

  return (
    <>
      {drawn.map(({ key, point }) => (
        <Marker
          key={key}
          position={[point.latitude, point.longitude]}
          icon={icon}
          keyboard={false}
          alt=""
          eventHandlers={{ click: () => onChoose(key) }}
        >
          <Tooltip
            key={String(isLabelled)}
            permanent={isLabelled}
            direction="top"
            offset={[0, icon === icons.dot ? -6 : -30]}
          >
            {isLabelled ? point.addressLine : point.name}
          </Tooltip>
        </Marker>
      ))}
      {chosen && (
        <Marker
          key={chosen.key}
          position={[chosen.point.latitude, chosen.point.longitude]}
          icon={icons.chosen}
          keyboard={false}
          alt=""
          zIndexOffset={1000}
        >
          <Tooltip permanent direction="top" offset={[0, -30]}>
            {chosen.point.addressLine}
          </Tooltip>
        </Marker>
      )}
    </>
  )
}

/** Follows the search and the choice: all that was found, or the chosen one. */
const Follow = ({ points, chosen }: Pick<Props, 'points' | 'chosen'>) => {
  const map = useMap()
  useEffect(() => {
    if (points.length === 0) return
    const bounds = latLngBounds(points.map(({ point }) => [point.latitude, point.longitude]))
    map.fitBounds(bounds, { padding: [28, 28], maxZoom: 14, animate: false })
  }, [map, points])
  useEffect(() => {
    if (!chosen) return
    const at: [number, number] = [chosen.point.latitude, chosen.point.longitude]
    if (!map.getBounds().contains(at) || map.getZoom() < 11)
      map.setView(at, Math.max(map.getZoom(), 12), { animate: false })
  }, [map, chosen])
  return null
}

/** A picture of where the points lie. Everything it does the list beside it does too, so the keyboard passes it by. */
export const PickupMap = ({ points, chosen, onChoose }: Props) => {
  const t = useTranslations('checkout.delivery')
  return (
    <div className="isolate h-64 min-w-0 border-line max-sm:border-t sm:h-full sm:border-l">
      <MapContainer
        {...start}
        minZoom={6}
        maxZoom={16}
        zoomControl={false}
        attributionControl={false}
        keyboard={false}
        scrollWheelZoom={false}
        className="pickup-map size-full"
      >
        <Polygon positions={border} interactive={false} pathOptions={{ className: 'pickup-land' }} />
        {rivers.map((river) => (
          <Polyline
            key={river.join()}
            positions={river}
            interactive={false}
            pathOptions={{ className: 'pickup-river' }}
          />
        ))}
        <Polygon positions={lake} interactive={false} pathOptions={{ className: 'pickup-lake' }} />
        {towns.map(({ name, at }) => (
          <Marker key={name} position={at} icon={label(name)} interactive={false} keyboard={false} alt="" />
        ))}
        <ZoomControl position="topright" zoomInTitle={t('zoomIn')} zoomOutTitle={t('zoomOut')} />
        <Follow points={points} chosen={chosen} />
        <Markers points={points} chosen={chosen} onChoose={onChoose} />
      </MapContainer>
    </div>
  )
}
