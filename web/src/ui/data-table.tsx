import { Fragment, type ReactNode } from 'react';

export interface Column<Row> {
  id: string;
  header: ReactNode;
  cell: (row: Row) => ReactNode;
  /** The cell that names the row. */
  names?: boolean;
  className?: string | ((row: Row) => string | undefined);
}

interface DataTableProps<Row> {
  /** Read aloud, not shown. */
  caption: string;
  columns: readonly Column<Row>[];
  /** Rows below one heading each; a table without headings has one group. */
  groups: readonly { heading?: string; rows: readonly Row[] }[];
  keyOf: (row: Row) => string;
  className?: string;
}

/** One grid for all groups: a column has one width and one side from head to foot. */
export function DataTable<Row>({ caption, columns, groups, keyOf, className }: DataTableProps<Row>) {
  return (
    <table className={['data-table', className].filter(Boolean).join(' ')}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          {columns.map(({ id, header, className: look }) => (
            <th key={id} scope="col" className={typeof look === 'string' ? look : undefined}>
              {header}
            </th>
          ))}
        </tr>
      </thead>
      {groups.map(({ heading, rows }, index) => (
        <tbody key={heading ?? index}>
          {heading !== undefined && (
            <tr className="group-row">
              <th scope="rowgroup" colSpan={columns.length}>
                {heading}
              </th>
            </tr>
          )}
          {rows.map((row) => (
            <tr key={keyOf(row)}>
              {columns.map((column) => (
                <Fragment key={column.id}>{cellOf(column, row)}</Fragment>
              ))}
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}

function cellOf<Row>({ cell, names, className }: Column<Row>, row: Row): ReactNode {
  const look = typeof className === 'function' ? className(row) : className;
  return names ? (
    <th scope="row" className={look}>
      {cell(row)}
    </th>
  ) : (
    <td className={look}>{cell(row)}</td>
  );
}
