/** Percent: what is negotiated for a delivery has the VAT of a service. */
export const deliveryVatRate = 27
