import type { Column } from '../../ui/data-table.js';

/** On a narrow screen each cell stands in a line of its own, with the head of its column before it. */
export const labelled = <Row,>(columns: readonly Column<Row>[]): Column<Row>[] =>
  columns.map((column) =>
    column.names
      ? column
      : {
          ...column,
          cell: (row) => (
            <>
              <span className="narrow-label" aria-hidden="true">
                {column.header}
              </span>
              <span>{column.cell(row)}</span>
            </>
          ),
        },
  );
