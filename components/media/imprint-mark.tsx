import marks from './imprint-marks.svg'

const drawn = new Set(['kolibri', 'park', 'helikon', 'libri', 'jelenkor'])

/** The sign of an imprint in the colour of the text around it; nothing for a publisher that has none. */
export const ImprintMark = ({ imprint, className }: { imprint: string; className?: string }) =>
  drawn.has(imprint) && (
    <svg aria-hidden className={className}>
      <use href={`${marks.src}#${imprint}`} />
    </svg>
  )
