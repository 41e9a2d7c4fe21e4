import type { ReactNode } from 'react'

interface Props {
  head: readonly string[]
  rows: readonly (readonly string[])[]
  /** How a cell's text is shown. */
  show?: (text: string) => ReactNode
}

const asItIs = (text: string) => text

/** What is in a plain table: names of the columns on top, what a row is about first in it. */
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
