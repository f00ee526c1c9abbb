import { styled } from 'styled-components';
import { MONEY_FIELDS } from '#domain/products/import/row-change';
import { isStockPolicy } from '#domain/products/stock-policy';
import type { ImportChange } from '#openapi/types.generated';
import { useFormat } from '../../text/use-format';
import { useText } from '../../text/use-text';

const Text = styled.span`
  overflow-wrap: anywhere;
  white-space: pre-line;
`;
const Nothing = styled.span`
  color: var(--text-2);
  font-style: italic;
`;

const LANGUAGES = { Fr: 'fr', En: 'en', Ar: 'ar' } as const;
/** Left to right whatever the page's direction. */
const CODES = new Set(['code', 'barcode']);

interface ChangedValueProps {
  field: string;
  value: ImportChange['from'];
}

/** A value before or after a change: money, a number, or a text in its own language and direction. */
export function ChangedValue({ field, value }: ChangedValueProps) {
  const t = useText('imports');
  const products = useText('products');
  const format = useFormat();
  if (value === null || value === '') return <Nothing>{t('changes.empty')}</Nothing>;
  if (typeof value === 'number') {
    return <bdi>{MONEY_FIELDS.has(field) ? format.money(value) : format.number(value)}</bdi>;
  }
  if (field.startsWith('attr:') && (value === 'true' || value === 'false')) {
    return <>{t(value === 'true' ? 'changes.yes' : 'changes.no')}</>;
  }
  if (field === 'stockPolicy' && isStockPolicy(value))
    return <>{products(`stockPolicy.${value}`)}</>;
  if (CODES.has(field)) return <bdi dir="ltr">{value}</bdi>;
  const [, language] = /^(?:name|description|content)(Fr|En|Ar)$/.exec(field) ?? [];
  const lang = LANGUAGES[language as keyof typeof LANGUAGES];
  return (
    <Text as="bdi" dir="auto" lang={lang}>
      {value}
    </Text>
  );
}
