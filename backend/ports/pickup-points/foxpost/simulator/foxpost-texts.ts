interface Described {
  operator_id: string
  place_id: string
  spot: string
  paymentOptions: string[]
  service: string[]
}

const HU = {
  where: (id: string, spot: string) => `${id} számú automatánk a bejárattól balra található (${spot}).`,
  headings: ['Fizetési lehetőség', 'Elérhető szolgáltatások'],
  payment: {
    card: 'Fizetés bankkártyával',
    cash: 'Fizetés készpénzzel',
    app: 'Fizetés Packeta applikáción keresztül',
    link: 'Fizetés linken keresztül',
  },
  service: { both: 'Csomagfeladás és -átvétel', pickUp: 'Csak csomagátvétel', dispatch: 'Csak csomagfeladás' },
}

// The carrier documents the Hungarian wording only; these are translations.
const EN: typeof HU = {
  where: (id, spot) => `Parcel locker ${id} stands to the left of the entrance (${spot}).`,
  headings: ['Payment options', 'Available services'],
  payment: {
    card: 'Payment by card',
    cash: 'Payment in cash',
    app: 'Payment in the Packeta app',
    link: 'Payment by link',
  },
  service: { both: 'Parcel drop-off and pick-up', pickUp: 'Parcel pick-up only', dispatch: 'Parcel drop-off only' },
}

/** The three fields of a Foxpost point that hold words, in the wire's own HTML. */
export function foxpostTexts(locale: 'hu' | 'en', point: Described) {
  const words = locale === 'hu' ? HU : EN
  const payment: Record<string, string> = words.payment
  const paymentOptionsString = point.paymentOptions.map((option) => payment[option]).join(', ')
  const dispatches = point.service.includes('dispatch')
  const picksUp = point.service.includes('pick up')
  const serviceString = words.service[dispatches && picksUp ? 'both' : picksUp ? 'pickUp' : 'dispatch']
  const id = (point.operator_id || point.place_id).toUpperCase()
  const [paymentHeading, serviceHeading] = words.headings
  const findme =
    `${words.where(id, point.spot)}<br/><br/><b>${paymentHeading}: </b><br/>${paymentOptionsString}` +
    `<br/><br/><b>${serviceHeading}: </b><br/>${serviceString}<br/>`
  return { findme, paymentOptionsString, serviceString }
}
