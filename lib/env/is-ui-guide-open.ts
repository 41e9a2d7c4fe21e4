import { isDevelopment } from './is-development.ts'

/** The guide is for those who build: open in development and in a trial, elsewhere with `UI_GUIDE=1`. Read by itself, because the middleware carries no schema. */
export const isUiGuideOpen = (): boolean =>
  isDevelopment || process.env.UI_GUIDE === '1' || process.env.TRIAL === '1' || process.env.TRIAL === 'bare'
