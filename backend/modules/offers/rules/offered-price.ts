import type { Amount } from '#contracts/money.ts'
import { grossOf } from '../../pricing/rules/gross-of-net.ts'

/**
 * An offer begins with net prices, so here the gross price follows.
 * @param vatRate percent
 */
export const withVat = (net: number, vatRate: number): Amount => ({ net, gross: grossOf(net, vatRate) })

/** @param percent what is taken off */
export const discounted = (net: number, percent: number): number => Math.round((net * (100 - percent)) / 100)
