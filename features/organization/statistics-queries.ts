import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query'
import type { SheetFormat } from '#contracts/sheet-format.ts'
import type { Currency, Locale } from '#contracts/shop.ts'
import { call } from '#lib/api/browser.ts'
import { saveFile } from '#lib/api/save-file.ts'
import type { Period } from './rules/periods.ts'

export interface StatisticsFilter extends Period {
  /** Undefined for everybody. */
  member: number | undefined
  /** Undefined for the one in which most is shown. */
  currency: Currency | undefined
}

const queryOf = ({ from, to, member }: StatisticsFilter) => ({ from, to, ...(member !== undefined && { member }) })

export const statisticsQuery = (id: number, filter: StatisticsFilter, locale: Locale) =>
  queryOptions({
    queryKey: ['organization', id, 'statistics', filter, locale],
    queryFn: ({ signal }) =>
      call(
        'GET /v2.0/organizations/{id}/statistics',
        { params: { id }, query: { ...queryOf(filter), ...(filter.currency && { currency: filter.currency }) } },
        { signal },
      ),
    placeholderData: keepPreviousData,
  })

export const useSaveStatistics = (id: number, filter: StatisticsFilter) =>
  useMutation({
    mutationFn: async (format: SheetFormat) =>
      saveFile(
        await call('GET /v2.0/organizations/{id}/statistics/export', {
          params: { id },
          query: { ...queryOf(filter), format },
        }),
      ),
  })
