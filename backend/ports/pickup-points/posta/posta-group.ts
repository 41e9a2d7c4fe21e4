/**
 * The group under which the post's own map lists a point (`listPPMarkers`), derived from PostInfo.xml, which does not
 * carry it. Undefined for a service point type where a parcel cannot be collected.
 */
export function postaGroup(servicePointType: string, name: string): string | undefined {
  if (servicePointType === 'PM') return '10_posta'
  if (servicePointType === 'CS') return '30_csomagautomata'
  if (servicePointType !== 'PP') return undefined
  // A filling station, not the shop of somebody called Molnár.
  if (/^mol(?!\p{L})/iu.test(name)) return '20_molkut'
  return /coop/i.test(name) ? '50_coop' : '40_postapontplusz'
}
