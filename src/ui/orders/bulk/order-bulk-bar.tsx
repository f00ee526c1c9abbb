import {
  type BulkOrderKind,
  countStatuses,
  type PossibleStep,
  possibleSteps,
  type StatusCounts,
  statusAfter,
  statusesOfAll,
} from '#domain/orders/bulk-order';
import { canonicalOrderStatus } from '#domain/orders/order-lifecycle';
import type { OrderList } from '#openapi/types.generated';
import ReadyIcon from '~icons/solar/bag-check-linear';
import PrepareIcon from '~icons/solar/box-linear';
import AcceptIcon from '~icons/solar/check-circle-linear';
import HandOverIcon from '~icons/solar/delivery-linear';
import { useCarriersAhead } from '../../carriers/use-carriers';
import { Button } from '../../kit/button';
import type { IconType } from '../../kit/icon';
import { newRunId } from '../../kit/new-run-id';
import { Menu } from '../../kit/overlays/menu';
import { useSnapshot } from '../../lists/use-snapshot';
import { PrintMenu, type PrintRequest } from '../../papers/print-menu';
import { usePermissions } from '../../portal-context/use-permissions';
import { useFormat } from '../../text/use-format';
import { useText } from '../../text/use-text';
import type { PaperOfOrders } from '../papers/print-orders';
import { loadHandOver, type OrderBulk } from './order-bulk';
import { type OrderSelection, type StepOfOrders, useBeginStep } from './step-of-orders';

const ICONS: Record<BulkOrderKind, IconType> = {
  accept: AcceptIcon,
  prepare: PrepareIcon,
  markReady: ReadyIcon,
  handOver: HandOverIcon,
};

const PAPERS = ['slip', 'label', 'pickList'] as const;

interface OrderBulkBarProps {
  selection: OrderSelection;
  /** How many orders of the list have each status. */
  inList: OrderList['counts'] | undefined;
  /** What was begun and has not ended. */
  running: readonly OrderBulk[];
  onBegin: (bulk: OrderBulk) => void;
}

/**
 * The next step of the selected orders, papers to print, and in a menu the steps that only some of
 * them can take. Steps that none can take, or that the role forbids, are absent.
 */
export function OrderBulkBar({ selection, inList, running, onBegin }: OrderBulkBarProps) {
  const t = useText('bulk');
  const permissions = usePermissions();
  const handOverAhead = useHandOverAhead();
  const textOf = useStepText(selection.count);
  const beginStep = useBeginStep(selection);
  const earlier = running.filter(isStep);
  const isBusy = useIsBusy(earlier);
  const [next, ...others] = possibleSteps(statusesOf(selection, inList), permissions);
  const begin = (kind: BulkOrderKind) => onBegin(beginStep(kind, earlier));
  const print = (request: PrintRequest<PaperOfOrders>) =>
    onBegin({
      id: newRunId('print'),
      print: request,
      chosen: selection.chosen(),
      onPrepared: (ids) => keepPrepared(selection, ids),
    });
  const canPrepare = [next, ...others].some((step) => step?.kind === 'prepare');
  return (
    <>
      {next && (
        <Button
          key="next"
          variant="outline"
          size="small"
          icon={ICONS[next.kind]}
          iconMirrored={next.kind === 'handOver'}
          busy={isBusy}
          {...(next.kind === 'handOver' && handOverAhead)}
          onClick={() => begin(next.kind)}
        >
          {textOf(next)}
        </Button>
      )}
      <PrintMenu<PaperOfOrders>
        inBar
        papers={PAPERS}
        prepared={canPrepare ? PAPERS : []}
        onPrint={print}
      />
      {others.length > 0 && (
        <Menu
          label={t('bar.more')}
          size="small"
          busy={isBusy}
          items={others.map((step) => ({
            id: step.kind,
            label: textOf(step),
            icon: ICONS[step.kind],
            iconMirrored: step.kind === 'handOver',
          }))}
          onAction={(id) => {
            const step = others.find(({ kind }) => kind === id);
            if (step) begin(step.kind);
          }}
        />
      )}
    </>
  );
}

/** Keeps the orders whose preparation has begun for a print, as far as the list has shown them. */
function keepPrepared({ chosen, keep }: OrderSelection, ids: readonly string[]): void {
  const orders = chosen();
  if ('query' in orders) return;
  const prepared = orders.filter(({ id }) => ids.includes(id));
  keep(prepared.map((order) => ({ ...order, status: statusAfter('prepare') })));
}

function isStep(bulk: OrderBulk): bulk is StepOfOrders {
  return 'actor' in bulk;
}

function statusesOf(selection: OrderSelection, inList: OrderBulkBarProps['inList']): StatusCounts {
  const chosen = selection.chosen();
  if (!('query' in chosen)) return countStatuses(chosen);
  return statusesOfAll(
    chosen.query.status?.map(canonicalOrderStatus),
    inList ?? {},
    selection.count,
  );
}

/** "Préparer les 5", "Préparer 3 sur 5", or "Préparer" if the number is not known. */
function useStepText(total: number): (step: PossibleStep) => string {
  const t = useText('bulk');
  const format = useFormat();
  return ({ kind, count }) => {
    if (count === null) return t(`bar.${kind}`);
    if (count === total) return t(`all.${kind}`, { count });
    return t(`some.${kind}`, { possible: format.number(count), total: format.number(total) });
  };
}

/** Whether the last step is at work without a dialog. */
function useIsBusy(steps: readonly StepOfOrders[]): boolean {
  const snapshot = useSnapshot(steps.at(-1)?.actor);
  return snapshot?.hasTag('working') === true && !snapshot.context.isShown;
}

/** Properties of the button of a handover: code and carriers are there before its press. */
function useHandOverAhead() {
  const carriersAhead = useCarriersAhead();
  const fetchAhead = () => {
    carriersAhead.onFocus();
    loadHandOver();
  };
  return { onPointerEnter: fetchAhead, onFocus: fetchAhead };
}
