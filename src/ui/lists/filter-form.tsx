import type { FormEvent, ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button } from '../kit/button';
import { useFormat } from '../text/use-format';
import { useText } from '../text/use-text';

const Fields = styled.form`
  display: flex;
  flex-direction: column;
  gap: var(--space-16);
  padding: var(--space-8);
`;

/** Filters behind a button, active once they are applied: each time adds a history entry. */
export function FilterForm({ onApply, children }: { onApply: () => void; children: ReactNode }) {
  const t = useText('lists');
  const apply = (event: FormEvent) => {
    event.preventDefault();
    onApply();
  };
  return (
    <Fields onSubmit={apply} noValidate>
      {children}
      <Button type="submit" wide>
        {t('filters.apply')}
      </Button>
    </Fields>
  );
}

type Bound = number | null;

/** The two bounds, the lower one first, in whatever order they were typed. */
export function inOrder(from: Bound, to: Bound): readonly [from: Bound, to: Bound] {
  return from !== null && to !== null && from > to ? [to, from] : [from, to];
}

/** "40,00 à 2 000,00 DHS" of bounds in centimes; null without any. */
export function useAmountRangeText(
  from: number | undefined,
  to: number | undefined,
): string | null {
  const t = useText('lists');
  const format = useFormat();
  if (from !== undefined && to !== undefined)
    return t('filters.between', { from: format.amount(from), to: format.money(to) });
  if (from !== undefined) return t('filters.from', { from: format.money(from) });
  return to === undefined ? null : t('filters.to', { to: format.money(to) });
}
