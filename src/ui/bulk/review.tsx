import { styled } from 'styled-components';
import type { BulkItem } from '#application/bulk/bulk-progress';
import { isStepLine, takesSteps } from '#application/bulk/bulk-subject';
import { bidiIsolate } from '#domain/format/bidi-isolate';
import { useFormat } from '../text/use-format';
import { useText } from '../text/use-text';
import { type BulkSnapshot, useRecordCount } from './bulk-process';
import { Refusals } from './refusals';
import { useRecordLabel } from './use-record-label';

/** Maximum number of changes shown as examples. */
const MAX_EXAMPLES = 3;

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

/** The result of the dry run: how many records can be changed and how, how many cannot and why. */
export function Review({ snapshot }: { snapshot: BulkSnapshot }) {
  const t = useText('bulk');
  const format = useFormat();
  const recordCount = useRecordCount(snapshot.context.kind);
  const { accepted, refused } = snapshot.context.progress;
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

/** The first changed values, before and after. */
function Examples({ steps }: { steps: readonly BulkItem[] }) {
  const t = useText('bulk');
  const mention = useRecordLabel();
  const figures = useFormattedChange();
  const shown = steps.slice(0, MAX_EXAMPLES).flatMap((step) => {
    const [before, after] = figures(step) ?? [];
    return before && after ? [{ ...step, before, after }] : [];
  });
  if (shown.length === 0) return null;
  return (
    <List aria-label={t('review.preview')}>
      {shown.map(({ record, before, after }) => (
        <li key={record.id}>
          <span>{mention(record)}</span>
          <b>{t('review.from', { before: bidiIsolate(before), after: bidiIsolate(after) })}</b>
        </li>
      ))}
    </List>
  );
}

/** Formats the price or stock of a line before and after; null where neither changes. */
function useFormattedChange(): (step: BulkItem) => readonly [string, string] | null {
  const t = useText('bulk');
  const format = useFormat();
  const money = (price: number | null) =>
    price === null ? t('review.noPrice') : format.money(price);
  return ({ record, line }) => {
    if (takesSteps(record) || isStepLine(line)) return null;
    if (line.price !== undefined) return [money(record.price), money(line.price)];
    if (line.stockAdjustment === undefined) return null;
    const after = record.quantity + line.stockAdjustment;
    return [format.number(record.quantity), format.number(after)];
  };
}
