import { Button } from './button.tsx'

interface Props {
  list: { rest: number; showMore: () => void }
  /** For the number of rows that are not shown yet. */
  label: (rest: number) => string
}

/** Below a part of a long list (`useListPart`); nothing where the list is whole. */
export const RestButton = ({ list: { rest, showMore }, label }: Props) =>
  rest > 0 && (
    <div className="mt-4 flex justify-center">
      <Button size="small" onClick={showMore}>
        {label(rest)}
      </Button>
    </div>
  )
