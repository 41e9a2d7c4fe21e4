import 'server-only'
import { absoluteAsset } from './absolute-url.ts'
import share from './share.png'

/** The picture of a shared link whose page has no picture of its own. */
export const shareImage = (): { url: string; width: number; height: number } => ({
  url: absoluteAsset(share.src),
  width: share.width,
  height: share.height,
})
