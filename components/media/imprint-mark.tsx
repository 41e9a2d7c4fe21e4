import type { ReactNode } from 'react'

const turned = (count: number, draw: (index: number) => ReactNode) => Array.from({ length: count }, (_, index) => draw(index))

/** A leaf from the middle upwards, turned round it twelve times. */
const rosette = (
  <g fill="none" stroke="currentColor" strokeWidth={1.4}>
    {turned(12, (index) => (
      <path key={index} d="M24 20c-4.4-5.6-4.4-11.4 0-17 4.4 5.6 4.4 11.4 0 17z" transform={`rotate(${index * 30} 24 24)`} />
    ))}
    <circle cx={24} cy={24} r={2.4} fill="currentColor" stroke="none" />
  </g>
)

/** Squares in one another, each a little smaller and a little further round. */
const squares = (
  <g fill="none" stroke="currentColor" strokeWidth={1.4}>
    {turned(6, (index) => {
      const half = 17 - index * 2.7
      return (
        <rect
          key={index}
          x={24 - half}
          y={24 - half}
          width={2 * half}
          height={2 * half}
          transform={`rotate(${24 - index * 9} 24 24)`}
        />
      )
    })}
  </g>
)

const hills = (
  <g fill="currentColor">
    <circle cx={33} cy={13} r={6} />
    <path opacity={0.45} d="M2 32c7-10 14-10 22-2 7-6 14-7 22-1v17H2z" />
    <path d="M2 40c9-7 16-6 24-1 7-4 13-4 20-1v8H2z" />
  </g>
)

const hummingbird = (
  <g fill="currentColor">
    <path d="M15 16.5 1 12.5l13 8z" />
    <path d="M13.5 20c0-5 4-8.5 8.5-8.5 7 0 11 5.5 11 12.5 0 9-5 15-13 21 1-6 0-9-2.5-12.5C15 29 13.5 25 13.5 20z" />
    <path opacity={0.55} d="M23 19C25 8 34 3 47 3c-1 13-8 20-21 21z" />
    <circle cx={19.5} cy={17} r={1.7} fill="var(--color-mark)" />
  </g>
)

const openBook = (
  <g fill="currentColor">
    <path d="M3 11c8-3 15-2 20 3v27c-5-4-12-5-20-3z" />
    <path opacity={0.55} d="M45 11c-8-3-15-2-20 3v27c5-4 12-5 20-3z" />
  </g>
)

const drawings: Record<string, ReactNode> = {
  kolibri: hummingbird,
  park: hills,
  helikon: rosette,
  libri: openBook,
  jelenkor: squares,
}

/** The sign of an imprint in the colour of the text around it; nothing for a publisher that has none. */
export const ImprintMark = ({ imprint, className }: { imprint: string; className?: string }) =>
  drawings[imprint] && (
    <svg aria-hidden viewBox="0 0 48 48" className={className}>
      {drawings[imprint]}
    </svg>
  )
