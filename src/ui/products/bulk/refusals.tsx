import { styled } from 'styled-components';
import type { BulkRefusal } from '#application/products/bulk-work';
import { BULK_REASONS } from '#domain/products/bulk-refusal';
import { Note } from '../../kit/note';
import { useFormat } from '../../text/use-format';
import { useText } from '../../text/use-text';
import { useProductMention } from '../product-name';
import { useProductCount } from './bulk-process';

/** Products named for each reason; the rest are counted. */
const NAMED = 3;

const List = styled.ul`
  display: flex;
  flex-direction: column;
  gap: var(--space-8);
  margin-block-start: var(--space-8);
  & > li > div {
    color: var(--text-2);
    font: 400 var(--text-small) var(--font-body);
    overflow-wrap: anywhere;
  }
`;

/** What a change does not reach, by reason, the first few by name. */
export function Refusals({ refused }: { refused: readonly BulkRefusal[] }) {
  const t = useText('bulk');
  const format = useFormat();
  const productCount = useProductCount();
  if (refused.length === 0) return null;
  const groups = BULK_REASONS.map((reason) => ({
    reason,
    products: refused.filter((one) => one.reason === reason).map(({ product }) => product),
  })).filter(({ products }) => products.length > 0);
  return (
    <Note tone="warning" title={t('refused.title', { products: productCount(refused.length) })}>
      <List>
        {groups.map(({ reason, products }) => (
          <li key={reason}>
            {t('refused.line', {
              reason: t(`reasons.${reason}`),
              count: format.number(products.length),
            })}
            <div>
              <Names products={products} />
            </div>
          </li>
        ))}
      </List>
    </Note>
  );
}

/** Names hold commas themselves. One product more than the limit is named rather than counted. */
function Names({ products }: { products: readonly BulkRefusal['product'][] }) {
  const t = useText('bulk');
  const format = useFormat();
  const mention = useProductMention();
  const shown = products.length === NAMED + 1 ? products : products.slice(0, NAMED);
  const names = shown.map(mention).join(' · ');
  const more = products.length - shown.length;
  return more === 0 ? names : t('refused.names', { names, more: format.number(more) });
}
