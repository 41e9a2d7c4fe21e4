import { divIcon } from 'leaflet'
import { useMemo } from 'react'
import { Marker, useMap } from 'react-leaflet'
import { chooseLabels, type MapLabel } from './choose-labels.ts'

const iconOf = ({ name, kind, turn }: MapLabel) => {
  const text = document.createElement('span')
  text.textContent = name
  text.style.rotate = `${turn}deg`
  return divIcon({ className: `map-label map-${kind}`, html: text, iconSize: [0, 0] })
}

/** Names of towns, districts and streets; drawn behind the pins. */
export const GroundLabels = ({ zoom }: { zoom: number }) => {
  const map = useMap()
  const labels = useMemo(
    () => chooseLabels(zoom, (at) => map.project(at, zoom)).map((label) => ({ ...label, icon: iconOf(label) })),
    [map, zoom],
  )
  return labels.map(({ name, at, kind, icon }) => (
    <Marker
      key={`${zoom}/${kind}/${name}`}
      position={at}
      icon={icon}
      interactive={false}
      keyboard={false}
      alt=""
      zIndexOffset={-10_000}
    />
  ))
}
