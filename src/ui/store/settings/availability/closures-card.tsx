import { useField } from 'formik';
import { Suspense, useState } from 'react';
import type { TypedClosure } from '#domain/stores/availability-form';
import { casablancaDay } from '#domain/time/casablanca-day';
import AddIcon from '~icons/solar/add-circle-linear';
import { CardLead, FlushCard, FlushHeader, SettingsTable } from '../../../forms/settings-layout';
import { Button } from '../../../kit/button';
import { EmptyState } from '../../../kit/feedback/empty-state';
import { CardHeader } from '../../../kit/layout/card';
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
    <FlushCard>
      <FlushHeader>
        <CardHeader
          title={t('closures.title')}
          aside={
            !readOnly && (
              <Button
                variant="soft"
                size="small"
                icon={AddIcon}
                onClick={() => setEdited({ closure: null })}
              >
                {t('closures.add')}
              </Button>
            )
          }
        />
        <CardLead>{t('closures.text')}</CardLead>
      </FlushHeader>
      {closures.length === 0 ? (
        <EmptyState title={t('closures.empty')} />
      ) : (
        <SettingsTable>
          <ColumnHeaders />
          <tbody>
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
          </tbody>
        </SettingsTable>
      )}
      {edited && (
        <Suspense fallback={null}>
          <ClosureDialog
            closure={edited.closure}
            others={others}
            onKeep={(closure) => {
              change([...others, closure]);
              setEdited(null);
            }}
            onClose={() => setEdited(null)}
          />
        </Suspense>
      )}
    </FlushCard>
  );
}

function ColumnHeaders() {
  const t = useText('storeSettings');
  return (
    <thead>
      <tr>
        <th scope="col">{t('closures.columns.reason')}</th>
        {(['dates', 'length', 'orders', 'languages'] as const).map((column) => (
          <th key={column} scope="col" data-wide>
            {t(`closures.columns.${column}`)}
          </th>
        ))}
        <td data-menu />
      </tr>
    </thead>
  );
}
