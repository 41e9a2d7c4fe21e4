import * as catalogue from './catalogue.ts'
import * as catalogueChanges from './catalogue-changes.ts'
import * as content from './content.ts'
import * as customers from './customers.ts'
import * as documents from './documents.ts'
import * as downloads from './downloads.ts'
import * as faqs from './faqs.ts'
import * as imports from './imports.ts'
import * as operations from './operations.ts'
import * as parameters from './parameters.ts'
import * as ratings from './ratings.ts'
import * as restock from './restock.ts'
import * as sales from './sales.ts'
import * as stock from './stock.ts'
import * as subscriptions from './subscriptions.ts'
import * as urlResources from './url-resources.ts'

/** All tables, for Drizzle. Modules import tables from their own area. */
export const schema = { ...catalogue, ...catalogueChanges, ...content, ...customers, ...documents, ...downloads, ...faqs, ...imports, ...operations, ...parameters, ...ratings, ...restock, ...sales, ...stock, ...subscriptions, ...urlResources }
