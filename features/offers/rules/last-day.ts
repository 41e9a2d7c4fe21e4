/** An offer is valid until the midnight that ends its last day. @returns a moment of that day */
export const lastDay = (validUntil: string): string => new Date(Date.parse(validUntil) - 1).toISOString()
