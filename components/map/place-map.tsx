'use client'

import 'leaflet/dist/leaflet.css'
import './place-map.css'
import { MapContainer, ZoomControl } from 'react-leaflet'
import { FollowChoice } from './follow-choice.tsx'
import { MapGround } from './ground/map-ground.tsx'
import { PlaceMarkers } from './place-markers.tsx'
import type { Place } from './places-in-view.ts'

interface Props {
  places: readonly Place[]
  chosen: Place | undefined
  onChoose: (key: string) => void
  labels: { zoomIn: string; zoomOut: string }
}

/** The centre and zoom of spec point 9. */
const start = { center: [47.46, 19.04] as [number, number], zoom: 7 }

/** A picture of where the places lie. The list beside it offers the same functions, so the Tab key skips the map. */
export const PlaceMap = ({ places, chosen, onChoose, labels }: Props) => (
  <div className="isolate size-full min-w-0">
    <MapContainer
      {...start}
      minZoom={6}
      zoomControl={false}
      attributionControl={false}
      keyboard={false}
      scrollWheelZoom={false}
      className="place-map size-full"
    >
      <MapGround />
      <ZoomControl
        position="topright"
        zoomInText="+"
        zoomOutText="−"
        zoomInTitle={labels.zoomIn}
        zoomOutTitle={labels.zoomOut}
      />
      <PlaceMarkers places={places} chosen={chosen} onChoose={onChoose} />
      {/* Rendered after the markers, which must listen before the map moves. */}
      <FollowChoice places={places} chosen={chosen} />
    </MapContainer>
  </div>
)
