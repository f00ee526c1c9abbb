import type { VariantValues } from '#application/products/product-values';
import { piecesOf } from '#domain/products/variant-edits';
import { type VariantGrid as Grid, type GridLine, isWithin } from '#domain/products/variant-grid';
import { useFormat } from '../../../text/use-format';
import { useText } from '../../../text/use-text';
import { LabelledValue, Scroller, Sheet, Swatch } from './grid.styles';
import type { AxisNames } from './use-axis-names';
import type { GridState } from './use-grid';
import { VariantCell, type VariantCellProps } from './variant-cell';
import type { View } from './variant-views';

export interface VariantGridProps
  extends Pick<VariantCellProps, 'view' | 'readOnly' | 'errorId' | 'thumbnailOf'> {
  grid: Grid<VariantValues>;
  names: AxisNames;
  state: GridState;
  reservedOf: (variant: VariantValues) => number;
  /** The error of a cell, by the place of its variant. */
  errorAt: (cell: { at: number; kept: VariantValues | null }) => string | undefined;
}

export function hasTotals(view: View, grid: Grid<VariantValues>): boolean {
  return view === 'stock' && grid.columnAxis !== null;
}

/** The variants as a sheet: the first axis in rows, the second in columns, a group for each value of the third. */
export function VariantGrid(props: VariantGridProps) {
  const { grid, names, view, state } = props;
  const { table, onKeyDown, onCopy, onCut, onPaste } = state;
  const t = useText('variants');
  const { rowAxis, groupAxis, lines } = grid;
  const columns = lines[0]?.cells.length ?? 0;
  return (
    <Scroller>
      <Sheet
        ref={table}
        role="grid"
        aria-multiselectable="true"
        aria-label={t('grid', { view: t(`views.${view}`) })}
        onKeyDown={onKeyDown}
        onCopy={onCopy}
        onCut={onCut}
        onPaste={onPaste}
      >
        <thead>
          <tr>
            <th scope="col">{rowAxis && names.attribute(rowAxis.attributeId)}</th>
            <ColumnHeaders {...props} />
            {hasTotals(view, grid) && <th scope="col">{t('total')}</th>}
          </tr>
        </thead>
        {groupsOf(lines).map((group) => (
          <tbody key={group.id}>
            {groupAxis && (
              <tr>
                <th
                  scope="rowgroup"
                  data-group=""
                  colSpan={columns + (hasTotals(view, grid) ? 2 : 1)}
                >
                  {`${names.attribute(groupAxis.attributeId)} : ${names.value(group.id)}`}
                </th>
              </tr>
            )}
            {group.lines.map(({ line, at }) => (
              <Line key={line.valueId} {...props} line={line} at={at} />
            ))}
          </tbody>
        ))}
      </Sheet>
    </Scroller>
  );
}

/** Lines with their indexes, grouped by the value of the third axis. */
function groupsOf(lines: Grid<VariantValues>['lines']) {
  const groups = new Map<string, { line: GridLine<VariantValues>; at: number }[]>();
  for (const [at, line] of lines.entries()) {
    const group = groups.get(line.groupId ?? '') ?? [];
    groups.set(line.groupId ?? '', [...group, { line, at }]);
  }
  return [...groups].map(([id, of]) => ({ id, lines: of }));
}

function ColumnHeaders({ grid, names, view, state }: VariantGridProps) {
  const t = useText('variants');
  const end = grid.lines.length - 1;
  if (!grid.columnAxis) return <th scope="col">{t(`views.${view}`)}</th>;
  return grid.columnAxis.valueIds.map((id, column) => (
    <th
      key={id}
      scope="col"
      data-marks=""
      onMouseDown={(event) => {
        event.preventDefault();
        state.mark({ line: 0, column }, { line: end, column });
      }}
    >
      <ValueName id={id} names={names} />
    </th>
  ));
}

function Line(props: VariantGridProps & { line: GridLine<VariantValues>; at: number }) {
  const { grid, line, at, names, view, state } = props;
  const format = useFormat();
  const end = line.cells.length - 1;
  return (
    <tr>
      <th
        scope="row"
        data-marks=""
        onMouseDown={(event) => {
          event.preventDefault();
          state.mark({ line: at, column: 0 }, { line: at, column: end });
        }}
      >
        <ValueName id={line.valueId} names={names} />
      </th>
      {line.cells.map((cell, column) => (
        <Cell key={cell.key} {...props} cell={cell} column={column} />
      ))}
      {hasTotals(view, grid) && <td data-total="">{format.number(piecesOf(line.cells))}</td>}
    </tr>
  );
}

function Cell(
  props: VariantGridProps & {
    at: number;
    cell: GridLine<VariantValues>['cells'][number];
    column: number;
  },
) {
  const { state, cell, at, column, view, readOnly, errorId, thumbnailOf } = props;
  const { active } = state.range;
  const isActive = active.line === at && active.column === column;
  return (
    <VariantCell
      cell={cell}
      line={at}
      column={column}
      view={view}
      readOnly={readOnly}
      errorId={errorId}
      thumbnailOf={thumbnailOf}
      isActive={isActive}
      handlers={state.cells}
      place={props.names.place(cell.choices)}
      isSelected={isWithin(state.range, { line: at, column })}
      editing={isActive ? state.editing : null}
      reserved={cell.variant ? props.reservedOf(cell.variant) : 0}
      error={props.errorAt(cell)}
    />
  );
}

/** The name of a value, with its colour sample. */
export function ValueName({ id, names }: { id: string; names: AxisNames }) {
  const colour = names.colour(id);
  return (
    <LabelledValue>
      {colour && <Swatch style={{ background: colour }} />}
      <bdi>{names.value(id)}</bdi>
    </LabelledValue>
  );
}
