import { Circle, Polygon, Polyline } from 'react-leaflet'
import { border, budapest, lakes, type LatLng, rivers, roads, towns, townPlans } from './ground-data.ts'
import { GroundLabels } from './ground-labels.tsx'

/** From this zoom on towns are drawn, not only their names. */
const townsFrom = 9
const streetsFrom = 10

const Areas = ({ areas, className }: { areas: readonly LatLng[][]; className: string }) =>
  areas.map((area) => <Polygon key={area.join()} positions={area} interactive={false} className={className} />)

const Lines = ({ lines, className, weight }: { lines: readonly LatLng[][]; className: string; weight: number }) =>
  lines.map((line) => (
    <Polyline
      key={`${weight}/${line.join()}`}
      positions={line}
      interactive={false}
      className={className}
      weight={weight}
    />
  ))

/** The country, Budapest and the towns of the stores, in this order from back to front. */
export const DrawnGround = ({ zoom }: { zoom: number }) => {
  const plans = zoom < streetsFrom ? [] : [budapest, ...townPlans]
  const streets = plans.flatMap((plan) => plan.streets.map(({ line }) => line))
  return (
    <>
      <Areas areas={[border]} className="map-land" />
      {zoom >= townsFrom && (
        <>
          <Areas areas={[budapest.outline]} className="map-built" />
          {towns.map(({ name, at, radius }) => (
            <Circle key={name} center={at} radius={radius} interactive={false} className="map-built" />
          ))}
        </>
      )}
      {zoom >= streetsFrom && <Areas areas={budapest.parks} className="map-park" />}
      <Lines lines={rivers.narrow} className="map-river" weight={zoom < townsFrom ? 1 : 2} />
      <Lines lines={rivers.wide} className="map-river" weight={zoom < townsFrom ? 2 : 4} />
      <Areas areas={lakes} className="map-water" />
      <Areas areas={plans.flatMap(({ water }) => water)} className="map-water" />
      {zoom >= streetsFrom && <Areas areas={budapest.islands} className="map-park" />}
      {zoom > 7 && <Lines lines={roads} className="map-road" weight={zoom < townsFrom ? 1 : 2} />}
      <Lines lines={streets} className="map-street" weight={zoom < 12 ? 2 : 5} />
      {zoom >= 12 && <Lines lines={budapest.bridges} className="map-street" weight={4} />}
      <GroundLabels zoom={zoom} />
    </>
  )
}
