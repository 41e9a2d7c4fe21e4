import { z } from 'zod'
import { editorialForm } from '../../modules/contents/editing.ts'
import { someConfigEntries } from '../../modules/configuration/service.ts'
import { checkSetup } from './check-setup.ts'
import {
  categoryForm,
  deliveryForm,
  paymentForm,
  priceListForm,
  publisherForm,
  storeForm,
  warehouseForm,
} from './section-forms.ts'

/** The form that `shop setup` reads. `shop.yaml` beside this folder shows all of it, with comments. */
export const setupForm = z
  .strictObject({
    configuration: someConfigEntries.default({}),
    priceLists: z.array(priceListForm).default([]),
    warehouses: z.array(warehouseForm).default([]),
    categories: z.array(categoryForm).default([]),
    publishers: z.array(publisherForm).default([]),
    delivery: z.array(deliveryForm).default([]),
    payment: z.array(paymentForm).default([]),
    stores: z.array(storeForm).default([]),
    /** As `content import` reads it; only entries that the shop does not have are written. */
    content: editorialForm.optional(),
  })
  .superRefine(checkSetup)
export type SetupForm = z.output<typeof setupForm>
