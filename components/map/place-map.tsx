'use client'

import 'leaflet/dist/leaflet.css'
import './place-map.css'
import { divIcon, latLngBounds } from 'leaflet'
import { useEffect, useState } from 'react'
import { MapContainer, Marker, Polygon, Polyline, Tooltip, useMap, useMapEvents, ZoomControl } from 'react-leaflet'
import { border, lake, rivers, towns } from './map-land.ts'
import { PinIcon } from './pin-icon.ts'
import { type Frame, type Place, placesInView } from './places-in-view.ts'

interface Props {
  places: readonly Place[]
  chosen: Place | undefined
  onChoose: (key: string) => void
  labels: { zoomIn: string; zoomOut: string }
}

/** The spec's own centre and zoom (point 9). */
const start = { center: [47.46, 19.04] as [number, number], zoom: 7 }
const mostMarkers = 150

const icons = {
  plain: new PinIcon('plain'),
  chosen: new PinIcon('chosen'),
  dot: divIcon({ className: 'map-dot', iconSize: [12, 12] }),
}
/** So few pins leave room for their streets, which is all that tells where one is without a map of streets. */
const mostLabels = 8
/** From here on streets are told apart; further away a pin hides its neighbours. */
const pinZoom = 11
const label = (name: string) => divIcon({ className: 'map-town', html: name, iconSize: [0, 0] })

const Markers = ({ places, chosen, onChoose }: Omit<Props, 'labels'>) => {
  const map = useMap()
  const read = (): Frame => {
    const frame = map.getBounds()
    return [frame.getSouth(), frame.getWest(), frame.getNorth(), frame.getEast()]
  }
  const [frame, setFrame] = useState(read)
  useMapEvents({ moveend: () => setFrame(read()), resize: () => setFrame(read()) })
  const icon = map.getZoom() < pinZoom ? icons.dot : icons.plain
  const drawn = placesInView(places, frame, mostMarkers).filter(({ key }) => key !== chosen?.key)
  const isLabelled = drawn.length <= mostLabels && icon === icons.plain

  return (
    <>
      {drawn.map(({ key, latitude, longitude, name, address }) => (
        <Marker
          key={key}
          position={[latitude, longitude]}
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
            {isLabelled ? address : name}
          </Tooltip>
        </Marker>
      ))}
      {chosen && (
        <Marker
          key={chosen.key}
          position={[chosen.latitude, chosen.longitude]}
          icon={icons.chosen}
          keyboard={false}
          alt=""
          zIndexOffset={1000}
        >
          <Tooltip permanent direction="top" offset={[0, -30]}>
            {chosen.address}
          </Tooltip>
        </Marker>
      )}
    </>
  )
}

/** Follows the search and the choice: all that was found, or the chosen one. */
const Follow = ({ places, chosen }: Pick<Props, 'places' | 'chosen'>) => {
  const map = useMap()
  useEffect(() => {
    if (places.length === 0) return
    const bounds = latLngBounds(places.map(({ latitude, longitude }) => [latitude, longitude]))
    map.fitBounds(bounds, { padding: [28, 28], maxZoom: 14, animate: false })
  }, [map, places])
  useEffect(() => {
    if (!chosen) return
    const at: [number, number] = [chosen.latitude, chosen.longitude]
    if (!map.getBounds().contains(at) || map.getZoom() < 11)
      map.setView(at, Math.max(map.getZoom(), 12), { animate: false })
  }, [map, chosen])
  return null
}

/** A picture of where the places lie. Everything it does the list beside it does too, so the keyboard passes it by. */
export const PlaceMap = ({ places, chosen, onChoose, labels }: Props) => (
    <div className="isolate h-64 min-w-0 border-line max-sm:border-t sm:h-full sm:border-l">
      <MapContainer
        {...start}
        minZoom={6}
        maxZoom={16}
        zoomControl={false}
        attributionControl={false}
        keyboard={false}
        scrollWheelZoom={false}
        className="place-map size-full"
      >
        <Polygon positions={border} interactive={false} className="map-land" />
        {rivers.map((river) => (
          <Polyline key={river.join()} positions={river} interactive={false} className="map-river" />
        ))}
        <Polygon positions={lake} interactive={false} className="map-lake" />
        {towns.map(({ name, at }) => (
          <Marker key={name} position={at} icon={label(name)} interactive={false} keyboard={false} alt="" />
        ))}
        <ZoomControl position="topright" zoomInText="+" zoomOutText="−" zoomInTitle={labels.zoomIn} zoomOutTitle={labels.zoomOut} />
        <Follow places={places} chosen={chosen} />
        <Markers places={places} chosen={chosen} onChoose={onChoose} />
      </MapContainer>
    </div>
)
