import { useCallback, useEffect, useRef, useState } from 'react'
import { TileLayer, useMap, useMapEvents } from 'react-leaflet'
import { configuredTiles } from './configured-tiles.ts'
import { deepestDrawn } from './deepest-drawn.ts'
import { DrawnGround } from './drawn-ground.tsx'

const deepestTiles = 17

/** The operator's tiles where they are configured and arrive, otherwise the drawn map. */
export const MapGround = () => {
  const map = useMap()
  const [tiles, setTiles] = useState(configuredTiles)
  const [zoom, setZoom] = useState(() => map.getZoom())
  const haveCome = useRef(false)
  // A visitor who has zoomed in further stays there.
  const limitZoom = useCallback(() => {
    map.setMaxZoom(tiles ? deepestTiles : Math.max(map.getZoom(), deepestDrawn(map.getBounds().pad(-0.2))))
  }, [map, tiles])
  useMapEvents({ zoomend: () => setZoom(map.getZoom()), moveend: limitZoom })
  useEffect(limitZoom, [limitZoom])

  if (!tiles) return <DrawnGround zoom={zoom} />
  return (
    <>
      <TileLayer
        url={tiles.url}
        maxZoom={deepestTiles}
        eventHandlers={{
          tileload: () => {
            haveCome.current = true
          },
          tileerror: () => {
            if (!haveCome.current) setTiles(undefined)
          },
        }}
      />
      <p className="map-attribution">{tiles.attribution}</p>
    </>
  )
}
