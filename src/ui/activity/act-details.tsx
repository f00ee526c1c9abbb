import type { ToldAct } from '#domain/audit/audit-sentence';
import type { AuditEntry } from '#openapi/types.generated';
import { useHistoryTexts } from '../orders/use-history-texts';
import { useFieldNames } from '../products/detail/use-field-names';
import { useFormat } from '../text/use-format';
import { useText } from '../text/use-text';
import { changedFields } from './field-words';

type Details = { readonly entry: AuditEntry; readonly act: ToldAct };

function textOf(entry: AuditEntry, column: string): string | null {
  const value = entry.after?.[column];
  return typeof value === 'string' ? value : null;
}

/** What an act changed, and why, below its sentence. */
export function ActDetails({ entry, act }: Details) {
  if (act.kind === 'product') return <ProductDetails entry={entry} act={act} />;
  if (entry.entity === 'orderHistory') return <OrderDetails entry={entry} />;
  return <ChangedFields act={act} />;
}

/** As in the history of the product. */
function ProductDetails({ entry, act: { fields } }: Details) {
  const t = useText('product');
  const format = useFormat();
  const fieldNames = useFieldNames();
  const sku = textOf(entry, 'sku');
  const reason = textOf(entry, 'reason');
  return (
    <>
      {sku && <bdi dir="ltr">{sku}</bdi>}
      {fields.length > 0 && <p>{format.list(fieldNames(fields))}</p>}
      {reason && <p dir="auto">{t('history.reason', { reason })}</p>}
    </>
  );
}

/** As in the history of the order. */
function OrderDetails({ entry }: { entry: AuditEntry }) {
  const reasonOf = useHistoryTexts();
  const { reason } = reasonOf({
    action: textOf(entry, 'action') ?? '',
    reasonCode: textOf(entry, 'reasonCode'),
    actor: entry.actor,
  });
  const note = textOf(entry, 'note');
  return (
    <>
      {reason && <p>{reason}</p>}
      {note && <p dir="auto">{note}</p>}
    </>
  );
}

function ChangedFields({ act }: { act: ToldAct }) {
  const t = useText('activity');
  const format = useFormat();
  const names = changedFields(act).map(({ word, language }) => {
    const field = t(`fields.${word}`);
    return language ? t('inLanguage', { field, language: t(`languages.${language}`) }) : field;
  });
  return names.length > 0 && <p>{t('changed', { fields: format.list(names) })}</p>;
}
