import { styled } from 'styled-components';
import { isStepLine, isStepped } from '#application/bulk/bulk-subject';
import type { BulkStep } from '#application/bulk/bulk-work';
import { isolated } from '#domain/format/isolated';
import { useFormat } from '../text/use-format';
import { useText } from '../text/use-text';
import { type BulkSnapshot, useRecordCount } from './bulk-process';
import { useRecordMention } from './record-mention';
import { Refusals } from './refusals';

/** Changes shown as examples. */
const EXAMPLES = 3;

const List = styled.ul`
  display: flex;
  flex-direction: column;
  gap: var(--space-4);
  overflow-wrap: anywhere;
  & > li {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    column-gap: var(--space-16);
  }
  & span {
    color: var(--text-2);
  }
  & b {
    white-space: nowrap;
  }
`;

/** What the dry run said: how many can be changed and how, how many cannot and why. */
export function Review({ snapshot }: { snapshot: BulkSnapshot }) {
  const t = useText('bulk');
  const format = useFormat();
  const recordCount = useRecordCount(snapshot.context.kind);
  const { accepted, refused } = snapshot.context.book;
  return (
    <>
      <p role="status">
        {accepted.length === 0
          ? t('review.none')
          : t('review.ready', {
              records: recordCount(accepted.length),
              total: format.number(accepted.length + refused.length),
            })}
      </p>
      <Examples steps={accepted} />
      <Refusals kind={snapshot.context.kind} refused={refused} />
    </>
  );
}

/** The first changed figures, before and after. */
function Examples({ steps }: { steps: readonly BulkStep[] }) {
  const t = useText('bulk');
  const mention = useRecordMention();
  const figures = useFigures();
  const shown = steps.slice(0, EXAMPLES).flatMap((step) => {
    const [before, after] = figures(step) ?? [];
    return before && after ? [{ ...step, before, after }] : [];
  });
  if (shown.length === 0) return null;
  return (
    <List aria-label={t('review.preview')}>
      {shown.map(({ record, before, after }) => (
        <li key={record.id}>
          <span>{mention(record)}</span>
          <b>{t('review.from', { before: isolated(before), after: isolated(after) })}</b>
        </li>
      ))}
    </List>
  );
}

/** Price or pieces before and after a line, written; null where it changes neither. */
function useFigures(): (step: BulkStep) => readonly [string, string] | null {
  const t = useText('bulk');
  const format = useFormat();
  const money = (price: number | null) =>
    price === null ? t('review.noPrice') : format.money(price);
  return ({ record, line }) => {
    if (isStepped(record) || isStepLine(line)) return null;
    if (line.price !== undefined) return [money(record.price), money(line.price)];
    if (line.stockAdjustment === undefined) return null;
    const after = record.quantity + line.stockAdjustment;
    return [format.number(record.quantity), format.number(after)];
  };
}
