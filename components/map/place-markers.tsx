import { divIcon } from 'leaflet'
import { useState } from 'react'
import { Marker, Tooltip, useMap, useMapEvents } from 'react-leaflet'
import { fitAddresses } from './fit-addresses.ts'
import { PinIcon } from './pin-icon.ts'
import { type Frame, type Place, placesInView } from './places-in-view.ts'

interface Props {
  places: readonly Place[]
  chosen: Place | undefined
  onChoose: (key: string) => void
}

const maxMarkers = 150

const icons = {
  plain: new PinIcon('plain'),
  chosen: new PinIcon('chosen'),
  dot: divIcon({ className: 'map-dot', iconSize: [12, 12] }),
}
/** With so few pins there is room for their addresses. */
const maxLabels = 8
/** From this zoom on streets can be told apart; further out a pin covers its neighbours. */
const pinZoom = 11

/** A pin for each place, the chosen place on top. */
export const PlaceMarkers = ({ places, chosen, onChoose }: Props) => {
  const map = useMap()
  const read = (): Frame => {
    const frame = map.getBounds()
    return [frame.getSouth(), frame.getWest(), frame.getNorth(), frame.getEast()]
  }
  const [frame, setFrame] = useState(read)
  useMapEvents({ moveend: () => setFrame(read()), resize: () => setFrame(read()) })
  const addressesThatFit = (shown: readonly Place[]) =>
    fitAddresses(
      shown.map(({ key, address, latitude, longitude }) => ({ key, address, ...map.project([latitude, longitude]) })),
    )
  const icon = map.getZoom() < pinZoom ? icons.dot : icons.plain
  const drawn = placesInView(places, frame, maxMarkers).filter(({ key }) => key !== chosen?.key)
  const written =
    drawn.length <= maxLabels && icon === icons.plain
      ? addressesThatFit([...(chosen ? [chosen] : []), ...drawn])
      : undefined

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
            key={String(written?.has(key))}
            permanent={written?.has(key) ?? false}
            direction="top"
            offset={[0, icon === icons.dot ? -6 : -30]}
          >
            {written?.has(key) ? address : name}
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
