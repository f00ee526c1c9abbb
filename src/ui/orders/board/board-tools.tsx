import { styled } from 'styled-components';
import { LANE_KINDS } from '#domain/orders/board-lanes';
import LimitsIcon from '~icons/solar/tuning-2-linear';
import { Select } from '../../kit/fields/select';
import { Deferred } from '../../kit/loading/deferred';
import { lazyComponent, preloadable } from '../../kit/loading/lazy-component';
import { Popover } from '../../kit/overlays/popover';
import type { useListUrl } from '../../lists/list-url';
import type { ListTable } from '../../lists/use-list-table';
import { ViewsMenu } from '../../lists/views-menu';
import { useText } from '../../text/use-text';
import type { BoardState } from './board-query';

const Tools = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-4);
  margin-inline-start: auto;
`;

const loadLimits = preloadable(() => import('./limits-form'));
const LimitsForm = lazyComponent(loadLimits, 'LimitsForm');

interface BoardToolsProps {
  state: BoardState;
  url: ReturnType<typeof useListUrl>;
  table: ListTable;
}

/** At the end of the toolbar: the lanes, the limits of the columns, and the saved views. */
export function BoardTools({ state, url, table }: BoardToolsProps) {
  const t = useText('board');
  return (
    <Tools>
      <Select
        compact
        hideLabel
        label={t('lanes.label')}
        value={state.lane}
        options={LANE_KINDS.map((value) => ({ value, label: t(`lanes.${value}`) }))}
        onChange={(lane) => url.change({ lane: lane === 'none' ? null : lane })}
      />
      <Popover label={t('limits.label')} icon={LimitsIcon} iconOnly>
        {(close) => (
          <Deferred>
            <LimitsForm close={close} />
          </Deferred>
        )}
      </Popover>
      <ViewsMenu table={table} />
    </Tools>
  );
}
