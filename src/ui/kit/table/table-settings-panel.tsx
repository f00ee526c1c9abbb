import { styled } from 'styled-components';
import DownIcon from '~icons/solar/alt-arrow-down-linear';
import UpIcon from '~icons/solar/alt-arrow-up-linear';
import { Button } from '../button';
import { SegmentedControl } from '../fields/segmented-control';
import { Switch } from '../fields/switch';
import { IconButton } from '../icon-button';
import { useKitTexts } from '../kit-texts';
import { choosable, moved, switched } from './column-order';
import type { TableSettingsProps } from './table-settings';

const Group = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-4);
  & + & {
    margin-block-start: var(--space-16);
  }
`;
const Title = styled.h3`
  color: var(--on-press);
  font: var(--weight-strong) var(--text-small) var(--font-body);
`;
const Line = styled.li`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-8);
  min-block-size: 36px;
`;

/** The choice of columns, the shown ones first and in their order, and the height of the rows. */
export function TableSettingsPanel(props: TableSettingsProps) {
  const { columns, order, onOrder, density, onDensity } = props;
  const texts = useKitTexts();
  const free = choosable(columns);
  const shown = order.flatMap((id) => free.find((column) => column.id === id) ?? []);
  const hidden = free.filter(({ id }) => !order.includes(id));
  return (
    <>
      <Group>
        <Title>{texts.columns}</Title>
        <ul>
          {[...shown, ...hidden].map(({ id, header }) => (
            <Line key={id}>
              <Switch
                checked={order.includes(id)}
                onChange={() => onOrder(switched(columns, order, id))}
              >
                {header}
              </Switch>
              {order.includes(id) && (
                <span>
                  <IconButton
                    icon={UpIcon}
                    size="small"
                    label={texts.moveEarlier(header)}
                    disabled={shown[0]?.id === id}
                    onClick={() => onOrder(moved(order, id, -1))}
                  />
                  <IconButton
                    icon={DownIcon}
                    size="small"
                    label={texts.moveLater(header)}
                    disabled={shown.at(-1)?.id === id}
                    onClick={() => onOrder(moved(order, id, 1))}
                  />
                </span>
              )}
            </Line>
          ))}
        </ul>
        <Button variant="text" size="small" onClick={() => onOrder(null)}>
          {texts.resetColumns}
        </Button>
      </Group>
      <Group>
        <Title>{texts.density}</Title>
        <SegmentedControl
          label={texts.density}
          segments={[
            { value: 'normal', label: texts.densityNormal },
            { value: 'dense', label: texts.densityDense },
          ]}
          value={density}
          onChange={onDensity}
        />
      </Group>
    </>
  );
}
