import { useField } from 'formik';
import { useState } from 'react';
import type { TypedClosure } from '#domain/stores/availability-form';
import { casablancaDay } from '#domain/time/casablanca-day';
import { EditableTable, EditableTableCard } from '../../../forms/editable-table';
import { EmptyState } from '../../../kit/feedback/empty-state';
import { Deferred } from '../../../kit/loading/deferred';
import { lazyComponent } from '../../../kit/loading/lazy-component';
import { useNow } from '../../../lists/use-now';
import { useText } from '../../../text/use-text';
import { ClosureRow } from './closure-row';

const ClosureDialog = lazyComponent(() => import('./closure-dialog'), 'ClosureDialog');

/** The closure being edited; `null` for a new one. */
type ClosureBeingEdited = { readonly closure: TypedClosure | null } | null;

/** One-time closures of the store. */
export function ClosuresCard({ readOnly }: { readOnly: boolean }) {
  const t = useText('storeSettings');
  const [{ value: closures }, , { setValue }] = useField<readonly TypedClosure[]>('closures');
  const [edited, setEdited] = useState<ClosureBeingEdited>(null);
  const today = casablancaDay(useNow());
  const change = (next: readonly TypedClosure[]) =>
    void setValue([...next].sort((one, other) => (one.from < other.from ? -1 : 1)));
  const others = closures.filter((one) => one !== edited?.closure);
  return (
    <EditableTableCard
      title={t('closures.title')}
      text={t('closures.text')}
      add={
        readOnly ? null : { label: t('closures.add'), onAdd: () => setEdited({ closure: null }) }
      }
    >
      {closures.length === 0 ? (
        <EmptyState title={t('closures.empty')} />
      ) : (
        <EditableTable
          nameColumn={t('closures.columns.reason')}
          wideColumns={(['dates', 'length', 'orders', 'languages'] as const).map((column) =>
            t(`closures.columns.${column}`),
          )}
        >
          {closures.map((closure) => (
            <ClosureRow
              key={closure.from}
              closure={closure}
              readOnly={readOnly}
              isPast={closure.to < today}
              onEdit={() => setEdited({ closure })}
              onRemove={() => change(closures.filter((one) => one !== closure))}
            />
          ))}
        </EditableTable>
      )}
      {edited && (
        <Deferred>
          <ClosureDialog
            closure={edited.closure}
            others={others}
            onKeep={(closure) => {
              change([...others, closure]);
              setEdited(null);
            }}
            onClose={() => setEdited(null)}
          />
        </Deferred>
      )}
    </EditableTableCard>
  );
}
