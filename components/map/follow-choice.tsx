import { latLngBounds } from 'leaflet'
import { useEffect } from 'react'
import { useMap } from 'react-leaflet'
import type { Place } from './places-in-view.ts'

/** A zoom that shows the surrounding streets. */
const nearZoom = 13

/** Pixels inside the frame: a pin and its address lie above and beside their point. */
const room = { paddingTopLeft: [56, 72], paddingBottomRight: [56, 28] } satisfies Record<string, [number, number]>

/** Moves the map to all found places, or to the chosen place. */
export const FollowChoice = ({ places, chosen }: { places: readonly Place[]; chosen: Place | undefined }) => {
  const map = useMap()
  useEffect(() => {
    if (places.length === 0) return
    const bounds = latLngBounds(places.map(({ latitude, longitude }) => [latitude, longitude]))
    map.fitBounds(bounds, { ...room, maxZoom: nearZoom, animate: false })
  }, [map, places])
  useEffect(() => {
    if (!chosen) return
    const at: [number, number] = [chosen.latitude, chosen.longitude]
    if (!map.getBounds().contains(at) || map.getZoom() < 11)
      map.setView(at, Math.max(map.getZoom(), 12), { animate: false })
  }, [map, chosen])
  return null
}
