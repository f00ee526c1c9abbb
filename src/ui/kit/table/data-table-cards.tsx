import { type MouseEvent, type PointerEvent, type ReactNode, useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { Checkbox } from '../fields/checkbox';
import { useKitTexts } from '../kit-texts';
import { SelectionBar, type TableSelection } from './data-table-bar';
import { countSelected, isSelected, toggled } from './row-selection';
import { CardList, RowCard } from './table-cards.styles';
import { useFirstRows } from './use-first-rows';

/** Duration of a long press that selects a card (ms). */
const LONG_PRESS_MS = 500;

/** Movement that turns a long press into scrolling (px). */
const MAX_MOVEMENT_PX = 10;

const CardBody = styled.div`
  flex: 1;
  min-inline-size: 0;
`;
/** Hidden until a selection exists or it has keyboard focus, but always focusable. */
const CheckMark = styled.label`
  display: grid;
  place-items: center;
  inline-size: 1px;
  block-size: 44px;
  margin-inline: 0 -1px;
  opacity: 0;
  overflow: hidden;
  [data-selecting] > li > &,
  &:focus-within {
    inline-size: 44px;
    margin-inline: -12px 0;
    opacity: 1;
  }
  [data-selecting] > li > & {
    margin-block: -12px;
  }
`;

interface CardsProps<R> {
  label: string;
  rows: readonly R[];
  rowId: (row: R) => string;
  rowName: (row: R) => string;
  renderCard: (row: R) => ReactNode;
  /** In px. */
  cardHeight?: number | undefined;
  selection?: TableSelection | undefined;
  refetching: boolean;
}

/** The usual height of a card with the gap below it, in px. */
const USUAL_HEIGHT = 128;
const GAP = 8;

/** The rows as cards on a phone; a long press, or the checkbox of a card, starts a selection. */
export function Cards<R>(props: CardsProps<R>) {
  const { rows, rowId, rowName, renderCard, selection, refetching } = props;
  const selecting = selection !== undefined && countSelected(selection.value, selection.total) > 0;
  const height = props.cardHeight === undefined ? USUAL_HEIGHT : props.cardHeight + GAP;
  const { drawn, missingHeight } = useFirstRows(rows, height);
  return (
    <>
      <CardList
        aria-label={props.label}
        data-refetching={refetching ? '' : undefined}
        data-selecting={selecting ? '' : undefined}
      >
        {drawn.map((row) =>
          selection ? (
            <SelectableCard
              key={rowId(row)}
              id={rowId(row)}
              name={rowName(row)}
              selection={selection}
              selecting={selecting}
            >
              {renderCard(row)}
            </SelectableCard>
          ) : (
            <RowCard key={rowId(row)}>
              <CardBody>{renderCard(row)}</CardBody>
            </RowCard>
          ),
        )}
      </CardList>
      {missingHeight > 0 && <div style={{ blockSize: missingHeight }} />}
      {selection && selecting && <SelectionBar selection={selection} place="foot" />}
    </>
  );
}

interface SelectableCardProps {
  id: string;
  name: string;
  selection: TableSelection;
  /** A row is already selected: a tap then selects too. */
  selecting: boolean;
  children: ReactNode;
}

function SelectableCard({ id, name, selection, selecting, children }: SelectableCardProps) {
  const texts = useKitTexts();
  const chosen = isSelected(selection.value, id);
  const toggle = () => selection.onChange(toggled(selection.value, id));
  const press = useLongPress(toggle);
  const tap = (event: MouseEvent) => {
    const own = event.target instanceof Element && event.target.closest('button, a, input, label');
    if (selecting && !own) toggle();
  };
  return (
    <RowCard {...press} onClick={tap} data-selectable="" data-selected={chosen ? '' : undefined}>
      <CheckMark>
        <Checkbox aria-label={texts.selectRow(name)} checked={chosen} onChange={toggle} />
      </CheckMark>
      <CardBody>{children}</CardBody>
    </RowCard>
  );
}

/** Calls back on a long press; suppresses the following click and context menu. */
function useLongPress(onPress: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const start = useRef({ x: 0, y: 0 });
  const fired = useRef(false);
  const stop = () => clearTimeout(timer.current);
  useEffect(() => () => clearTimeout(timer.current), []);
  const swallow = (event: MouseEvent) => {
    if (!fired.current) return;
    event.preventDefault();
    event.stopPropagation();
  };
  return {
    onPointerDown: (event: PointerEvent) => {
      stop();
      fired.current = false;
      if (event.pointerType === 'mouse') return;
      start.current = { x: event.clientX, y: event.clientY };
      timer.current = setTimeout(() => {
        fired.current = true;
        onPress();
      }, LONG_PRESS_MS);
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      const { x, y } = start.current;
      if (Math.hypot(clientX - x, clientY - y) > MAX_MOVEMENT_PX) stop();
    },
    onPointerUp: stop,
    onPointerCancel: stop,
    onClickCapture: swallow,
    onContextMenu: swallow,
  };
}
