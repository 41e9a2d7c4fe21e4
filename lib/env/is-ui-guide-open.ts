import { isDevelopment } from './is-development.ts'

/**
 * The guide is for developers: open in development and in a trial, elsewhere only with `UI_GUIDE=1`. Read without a
 * schema, because the middleware must stay small.
 */
export const isUiGuideOpen = (): boolean =>
  isDevelopment || process.env.UI_GUIDE === '1' || process.env.TRIAL === '1' || process.env.TRIAL === 'bare'
