import { type FormEvent, useState } from 'react';
import { styled } from 'styled-components';
import type { VariantValues } from '#application/products/product-values';
import { holdsSeveralValues } from '#domain/format/several-values';
import type { CellField } from '#domain/products/variant-cells';
import { type CellEdit, setForAll } from '#domain/products/variant-edits';
import type { Spot, VariantGrid } from '#domain/products/variant-grid';
import { Button } from '../../../kit/button';
import { RadioGroup } from '../../../kit/fields/radio-group';
import { keepingCellsApart } from '../../../kit/fields/several-cells';
import { TextField } from '../../../kit/fields/text-field';
import { useText } from '../../../text/use-text';
import { PanelStack } from './axis-panel';
import type { AxisNames } from './use-axis-names';
import { FIELD_OF, type FillView } from './variant-views';

/** Many values scroll in their own box, so that the field below stays visible. */
const Targets = styled.div`
  position: relative;
  max-block-size: 220px;
  overflow-y: auto;
`;

interface FillPanelProps {
  grid: VariantGrid<VariantValues>;
  names: AxisNames;
  view: FillView;
  write: (edits: readonly CellEdit[]) => void;
  close: () => void;
}

const ALL = 'all';

/** Whether a target includes a cell: all cells, those of a row's value or those of a column's. */
function isMeant(target: string, { lines, columnAxis }: VariantGrid<VariantValues>) {
  const column = columnAxis?.valueIds.indexOf(target) ?? -1;
  return (spot: Spot) =>
    target === ALL || lines[spot.line]?.valueId === target || spot.column === column;
}

/** Sets one value for all variants, or for those of one value of an axis. */
export function FillPanel({ grid, names, view, write, close }: FillPanelProps) {
  const t = useText('variants');
  const [target, setTarget] = useState(ALL);
  const [text, setText] = useState('');
  const [isWrong, setIsWrong] = useState(false);
  const field: CellField = FIELD_OF[view];
  const { rowAxis, columnAxis } = grid;
  const values = [...(rowAxis?.valueIds ?? []), ...(columnAxis?.valueIds ?? [])];
  const fill = (event: FormEvent) => {
    // In React's tree, the panel is inside the product's form.
    event.preventDefault();
    event.stopPropagation();
    const edits = text.trim() === '' ? null : setForAll(grid, isMeant(target, grid), field, text);
    if (!edits) return setIsWrong(true);
    write(edits);
    close();
  };
  return (
    <form onSubmit={fill} noValidate>
      <PanelStack>
        <Targets>
          <RadioGroup
            variant="plain"
            label={t('fill.target')}
            value={target}
            options={[
              { value: ALL, label: t('fill.all') },
              ...values.map((id) => ({ value: id, label: names.value(id) })),
            ]}
            onChange={setTarget}
          />
        </Targets>
        <TextField
          {...keepingCellsApart}
          label={t(`views.${view}`)}
          dir="ltr"
          inputMode={view === 'stock' ? 'numeric' : 'decimal'}
          value={text}
          onChange={setText}
          error={
            isWrong
              ? t(holdsSeveralValues(text) ? 'refused.several' : 'refused.one', { text })
              : undefined
          }
        />
        <Button type="submit">{t('fill.now')}</Button>
      </PanelStack>
    </form>
  );
}
