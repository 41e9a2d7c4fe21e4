/** The sheet of filters, which a button above the results opens. */
export const filterPanelId = 'listing-filters'
