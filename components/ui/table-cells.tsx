import type { ReactNode } from 'react'

interface Props {
  head: readonly string[]
  rows: readonly (readonly string[])[]
  /** How the text of a cell is shown. */
  show?: (text: string) => ReactNode
}

const asItIs = (text: string) => text

/** The parts of a plain table: column names at the top, the subject of a row in its first cell. */
export const TableCells = ({ head, rows, show = asItIs }: Props) => (
  <>
    <thead>
      <tr>
        {head.map((cell) => (
          <th key={cell} scope="col">
            {cell}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map((row) => (
        <tr key={row.join()}>
          {row.map((cell, column) =>
            column === 0 ? (
              <th key={head[column]} scope="row">
                {show(cell)}
              </th>
            ) : (
              <td key={head[column]}>{show(cell)}</td>
            ),
          )}
        </tr>
      ))}
    </tbody>
  </>
)
