import marks from './imprint-marks.svg'

const drawn = new Set(['kolibri', 'park', 'helikon', 'libri', 'jelenkor'])

/** The mark of an imprint in the colour of the surrounding text; nothing for a publisher without a mark. */
export const ImprintMark = ({ imprint, className }: { imprint: string; className?: string }) =>
  drawn.has(imprint) && (
    <svg aria-hidden className={className}>
      <use href={`${marks.src}#${imprint}`} />
    </svg>
  )
