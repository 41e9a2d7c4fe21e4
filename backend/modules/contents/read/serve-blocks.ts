import type { Block } from '#contracts/content-blocks.ts'
import type { Context } from '../../../kernel/context.ts'
import { findVariantCards, findVariantsByName } from '../../catalog/service.ts'
import { readConfiguration } from '../../configuration/service.ts'
import type { BlockForm } from '#contracts/content-forms.ts'
import { resolveTargets } from './resolve-targets.ts'
import { retentionTable } from './retention-table.ts'
import { servePicture } from './serve-picture.ts'

/** Turns books into cards, targets into addresses, pictures into files, and periods into a table. Skips empty blocks. */
export const serveBlocks = async (ctx: Context, blocks: readonly BlockForm[]): Promise<Block[]> => {
  const ids = await findVariantsByName(
    ctx.recentDb,
    blocks.flatMap((block) => (block.type === 'books' ? block.books : [])),
  )
  const cards = await findVariantCards(ctx, [...ids.values()])
  const resolve = await resolveTargets(
    ctx,
    blocks.flatMap((block) => (block.type === 'action' ? [block.target] : [])),
  )
  const retention = blocks.some(({ type }) => type === 'retention')
    ? (await readConfiguration(ctx.db)).retention
    : undefined
  return blocks.flatMap((block): Block[] => {
    switch (block.type) {
      case 'image':
        return [{ ...block, picture: servePicture(block.picture, 'card', ctx.locale) }]
      case 'books': {
        const { books, ...rest } = block
        const variants = books.flatMap((name) => cards.get(ids.get(name) ?? 0) ?? [])
        return variants.length > 0 ? [{ ...rest, variants }] : []
      }
      case 'action': {
        const leads = resolve(block.target)
        return leads ? [{ ...block, target: leads.target }] : []
      }
      case 'retention':
        return retention ? [retentionTable(retention, ctx.locale)] : []
      default:
        return [block]
    }
  })
}
