import type { Visit } from '../visit.ts'
import { englishPrefixGuard } from './english-prefix.ts'
import { maintenanceGuard } from './maintenance.ts'
import { readShopState } from './shop-state.ts'
import { type Decision, showPage } from './show-page.ts'

/** In the order of spec point 4: maintenance, English prefix, then language, address, page guards and market. */
export const decide = async (visit: Visit): Promise<Decision> => {
  const state = await readShopState()
  return maintenanceGuard(visit, state) ?? englishPrefixGuard(visit, state) ?? showPage(visit, state)
}
