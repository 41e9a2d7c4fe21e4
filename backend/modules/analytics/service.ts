export { measureOrder } from './measure-order.ts'
export { deleteOldAnalytics } from './queries.ts'
export { saveBrowser } from './save-browser.ts'
