import { useMemo, useState, type ReactNode } from 'react';

export interface Column<Row> {
  key: string;
  title: string;
  cell: (row: Row) => ReactNode;
  /** Makes the column sortable: the value to sort by. */
  sortBy?: (row: Row) => number | string;
  /** Right-aligned, with figures of equal width. */
  figure?: boolean;
}

interface DataTableProps<Row> {
  /** Names the table for those who cannot see it. */
  caption: string;
  columns: Column<Row>[];
  rows: Row[];
  rowKey: (row: Row) => string;
}

/** A plain table. Ant Design's own writes inline styles, which the CSP refuses. */
export function DataTable<Row>({ caption, columns, rows, rowKey }: DataTableProps<Row>) {
  const [order, setOrder] = useState<{ key: string; descending: boolean } | null>(null);
  const sorted = useMemo(() => {
    const sortBy = columns.find((column) => column.key === order?.key)?.sortBy;
    if (!order || !sortBy) return rows;
    const sign = order.descending ? -1 : 1;
    return rows.toSorted((a, b) => sign * compare(sortBy(a), sortBy(b)));
  }, [columns, rows, order]);

  const toggle = (key: string) =>
    setOrder((now) => ({ key, descending: now?.key === key ? !now.descending : false }));

  return (
    <div className="data-table-scroll" role="region" aria-label={caption} tabIndex={0}>
      <table className="data-table">
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th
                key={column.key}
                scope="col"
                className={column.figure ? 'figure' : undefined}
                aria-sort={
                  order?.key === column.key ? (order.descending ? 'descending' : 'ascending') : undefined
                }
              >
                {column.sortBy ? (
                  <button type="button" className="sort" onClick={() => toggle(column.key)}>
                    {column.title} <span aria-hidden="true">{arrow(order, column.key)}</span>
                  </button>
                ) : (
                  column.title
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sorted.map((row) => (
            <tr key={rowKey(row)}>
              {columns.map((column) => (
                <td key={column.key} className={column.figure ? 'figure' : undefined}>
                  {column.cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function compare(a: number | string, b: number | string): number {
  return typeof a === 'number' && typeof b === 'number' ? a - b : String(a).localeCompare(String(b));
}

function arrow(order: { key: string; descending: boolean } | null, key: string): string {
  if (order?.key !== key) return '↕';
  return order.descending ? '↓' : '↑';
}
