import { classNames } from './class-names.ts'

/** A placeholder in the final size, which is set by a class. */
export const Skeleton = ({ className }: { className: string }) => (
  <span aria-hidden className={classNames('block rounded-check bg-tint forced-colors:border', className)} />
)

const lineWidths = ['w-full', 'w-11/12', 'w-4/5', 'w-2/3'] as const

/** Lines of text in their own line height. */
export const SkeletonText = ({ lines = 3 }: { lines?: number }) => (
  <span aria-hidden className="flex flex-col">
    {Array.from({ length: lines }, (_, line) => (
      <span key={line} className="flex h-[1.5em] items-center">
        <Skeleton
          className={classNames(
            'h-[0.8em]',
            lines > 1 && line === lines - 1 ? 'w-1/2' : lineWidths[line % lineWidths.length],
          )}
        />
      </span>
    ))}
  </span>
)
