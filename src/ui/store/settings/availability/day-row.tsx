import { useField } from 'formik';
import { styled } from 'styled-components';
import { MAX_SPANS_PER_DAY, type TypedSpan } from '#domain/stores/availability-form';
import type { Weekday } from '#domain/stores/store-availability';
import { casablancaClock } from '#domain/time/casablanca-day';
import AddIcon from '~icons/solar/add-circle-linear';
import CopyIcon from '~icons/solar/copy-linear';
import RemoveIcon from '~icons/solar/minus-circle-linear';
import { Switch } from '../../../kit/fields/switch';
import { IconButton } from '../../../kit/icon-button';
import { Menu } from '../../../kit/overlays/menu';
import { Muted } from '../../../kit/table/columns';
import { useNow } from '../../../lists/use-now';
import { useText } from '../../../text/use-text';
import { media } from '../../../theme/breakpoints';
import { dayColumns, type HourRange, HoursBar } from './hours-bar';
import { HoursField } from './hours-field';

const Row = styled.li<{ $today: boolean }>`
  display: grid;
  grid-template-columns: ${dayColumns};
  align-items: center;
  gap: var(--space-8) var(--space-12);
  min-block-size: 60px;
  padding-block: var(--space-8);
  padding-inline: var(--space-24) var(--space-12);
  border-block-start: 1px solid var(--line);
  background: ${({ $today }) => ($today ? 'var(--accent-soft)' : 'none')};
  ${media.below('tablet')} {
    grid-template-columns: minmax(0, 1fr) auto;
    padding-inline: var(--space-16);
    & > :nth-child(2) {
      grid-row: 2;
      grid-column: 1 / -1;
    }
    & > :nth-child(3) {
      display: none;
    }
  }
`;
const Spans = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-8);
`;

/** The initial hours of a day that is opened. */
const USUAL: TypedSpan = { opens: '09:00', closes: '18:00' };
/** Empty: the seller enters any further hours. */
const NONE: TypedSpan = { opens: '', closes: '' };

interface DayRowProps {
  day: Weekday;
  scale: HourRange;
  isToday: boolean;
  readOnly: boolean;
  /** Copies its hours to the other working days. */
  onCopy: () => void;
}

/** One day of the week: whether the store works, and its time spans. */
export function DayRow({ day, scale, isToday, readOnly, onCopy }: DayRowProps) {
  const t = useText('storeSettings');
  const clock = casablancaClock(useNow());
  const [{ value: spans }, , { setValue }] = useField<readonly TypedSpan[]>(day);
  const change = (next: readonly TypedSpan[]) => void setValue(next);
  const name = t(`days.${day}`);
  return (
    <Row $today={isToday}>
      <Switch
        checked={spans.length > 0}
        disabled={readOnly}
        onChange={(isOpen) => change(isOpen ? [USUAL] : [])}
      >
        {name}
      </Switch>
      <Spans>
        {spans.length === 0 && <Muted>{t('hours.closed')}</Muted>}
        {spans.map((_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a stretch has nothing of its own but its place.
          <HoursField key={index} day={day} index={index} dayName={name} />
        ))}
      </Spans>
      <HoursBar spans={spans} scale={scale} now={isToday ? clock : null} />
      {!readOnly && <DayMenu name={name} spans={spans} change={change} onCopy={onCopy} />}
    </Row>
  );
}

interface DayMenuProps {
  name: string;
  spans: readonly TypedSpan[];
  change: (spans: readonly TypedSpan[]) => void;
  onCopy: () => void;
}

/** A closed day has one button to open it; a working day has a menu. */
function DayMenu({ name, spans, change, onCopy }: DayMenuProps) {
  const t = useText('storeSettings');
  if (spans.length === 0) {
    return (
      <IconButton
        size="small"
        icon={AddIcon}
        label={t('hours.open', { day: name })}
        onClick={() => change([USUAL])}
      />
    );
  }
  const items = [
    ...(spans.length < MAX_SPANS_PER_DAY
      ? [{ id: 'add', label: t('hours.add'), icon: AddIcon }]
      : []),
    ...(spans.length > 1 ? [{ id: 'drop', label: t('hours.drop'), icon: RemoveIcon }] : []),
    { id: 'copy', label: t('hours.copy'), icon: CopyIcon, separated: true },
  ];
  const onAction = (id: string) => {
    if (id === 'add') change([...spans, NONE]);
    else if (id === 'drop') change(spans.slice(0, -1));
    else onCopy();
  };
  return (
    <Menu size="small" label={t('hours.menu', { day: name })} items={items} onAction={onAction} />
  );
}
