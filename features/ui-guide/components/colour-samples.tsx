const colours = [
  ['paper', 'bg-paper', '#FBF8F3'],
  ['sheet', 'bg-sheet', '#FFFDFA'],
  ['tint', 'bg-tint', '#F3ECE1'],
  ['line', 'bg-line', '#E5DDD0'],
  ['control', 'bg-control', '#8A7F70'],
  ['soft', 'bg-soft', '#635C52'],
  ['ink', 'bg-ink', '#1D1B18'],
  ['rubric', 'bg-rubric', '#A3201A'],
  ['rubric-deep', 'bg-rubric-deep', '#861812'],
  ['on-rubric', 'bg-on-rubric', '#FFFAF5'],
  ['ok', 'bg-ok', '#2F6B4A'],
  ['star', 'bg-star', '#8A5A12'],
] as const

export const ColourSamples = () => (
  <ul className="grid grid-cols-2 gap-4 sm:grid-cols-4 lg:grid-cols-6">
    {colours.map(([name, background, value]) => (
      <li key={name}>
        <span className={`block h-20 rounded-box border border-line ${background}`} />
        <p className="mt-2 font-medium">{name}</p>
        <p className="text-13 text-soft">{value}</p>
      </li>
    ))}
  </ul>
)
