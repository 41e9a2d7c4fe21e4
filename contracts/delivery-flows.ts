import { z } from 'zod'

const deliveryFlows = ['home', 'pickup_point', 'store'] as const
/** `none` is the flow of a cart that holds downloads only. */
export const deliveryFlow = z.enum([...deliveryFlows, 'none'])
export type DeliveryFlow = z.infer<typeof deliveryFlow>
