/** Barion wants its banner in the footer. It is a trademark: the merchant adds the official file here; until then its name is shown. */
export const BarionBadge = ({ hint }: { hint: string }) => (
  <p className="mt-3 flex w-fit min-h-9 items-center gap-2 rounded-check border border-line bg-sheet px-3 py-1 text-13">
    <strong className="font-semibold">Barion</strong>
    <span className="text-soft">{hint}</span>
  </p>
)
