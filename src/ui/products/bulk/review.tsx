import { styled } from 'styled-components';
import type { BulkStep } from '#application/products/bulk-work';
import { isolated } from '../../text/isolated';
import { useFormat } from '../../text/use-format';
import { useText } from '../../text/use-text';
import { useProductMention } from '../product-name';
import { type BulkSnapshot, useProductCount } from './bulk-process';
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
  const productCount = useProductCount();
  const { accepted, refused } = snapshot.context.book;
  return (
    <>
      <p role="status">
        {accepted.length === 0
          ? t('review.none')
          : t('review.ready', {
              products: productCount(accepted.length),
              total: format.number(accepted.length + refused.length),
            })}
      </p>
      <Examples steps={accepted} />
      <Refusals refused={refused} />
    </>
  );
}

/** The first changed figures, before and after. */
function Examples({ steps }: { steps: readonly BulkStep[] }) {
  const t = useText('bulk');
  const mention = useProductMention();
  const figures = useFigures();
  const shown = steps.slice(0, EXAMPLES).flatMap((step) => {
    const [before, after] = figures(step) ?? [];
    return before && after ? [{ ...step, before, after }] : [];
  });
  if (shown.length === 0) return null;
  return (
    <List aria-label={t('review.preview')}>
      {shown.map(({ product, before, after }) => (
        <li key={product.id}>
          <span>{mention(product)}</span>
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
  return ({ product, line }) => {
    if (line.price !== undefined) return [money(product.price), money(line.price)];
    if (line.stockAdjustment === undefined) return null;
    const after = product.quantity + line.stockAdjustment;
    return [format.number(product.quantity), format.number(after)];
  };
}
