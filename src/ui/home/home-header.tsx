import { useState } from 'react';
import { bidiIsolate } from '#domain/format/bidi-isolate';
import type { Today } from '#openapi/types.generated';
import AddIcon from '~icons/solar/add-circle-linear';
import PlayIcon from '~icons/solar/play-bold';
import { ButtonLink } from '../kit/button';
import { PageHeader } from '../kit/layout/page-header';
import { Deferred } from '../kit/loading/deferred';
import { lazyComponent } from '../kit/loading/lazy-component';
import { TRIAGE_PATH } from '../links/order-path';
import { useNow } from '../lists/use-now';
import type { PaperOfOrders } from '../orders/papers/print-orders';
import { PrintMenu, type PrintRequest } from '../papers/print-menu';
import { useCurrentUser } from '../portal-context/use-current-user';
import { usePermission } from '../portal-context/use-permission';
import { usePermissions } from '../portal-context/use-permissions';
import { useFormat } from '../text/use-format';
import { useText } from '../text/use-text';
import { NEW_PRODUCT_PATH, WORK_PATHS } from './home-paths';

const PrintChosenOrders = lazyComponent(
  () => import(/* webpackChunkName: 'print-orders' */ '../orders/papers/print-orders'),
  'PrintChosenOrders',
);

/** The goods are picked before they are packed. */
const PAPERS = ['pickList', 'slip', 'label'] as const;

/** The orders whose parcels need to be packed. */
const TO_PREPARE: { status: ('confirmed' | 'processing')[] } = {
  status: ['confirmed', 'processing'],
};

/** The user's name, the date, the amount of waiting work, and the first action. */
export function HomeHeader({ day }: { day: Today | undefined }) {
  const t = useText('today');
  const user = useCurrentUser();
  return (
    <PageHeader
      title={t('hello', { name: bidiIsolate(user?.firstName ?? '') })}
      subtitle={<DayLine day={day} />}
      more={day && day.work.toPrepare.count > 0 && <PapersMenu />}
      actions={<FirstAction day={day} />}
    />
  );
}

/** What the day begins with: the waiting orders, and before the first order the products. */
function FirstAction({ day }: { day: Today | undefined }) {
  const t = useText('today');
  const mayCreate = usePermission('products.edit');
  const isTriage = usePermission('orders.accept') && (day?.work.toAccept.count ?? 0) > 0;
  if (day && !day.setup.order && mayCreate) {
    return (
      <ButtonLink icon={AddIcon} to={NEW_PRODUCT_PATH}>
        {t('createProduct')}
      </ButtonLink>
    );
  }
  return (
    <ButtonLink icon={PlayIcon} iconMirrored to={isTriage ? TRIAGE_PATH : WORK_PATHS.toAccept}>
      {t('process')}
    </ButtonLink>
  );
}

function DayLine({ day }: { day: Today | undefined }) {
  const t = useText('today');
  const format = useFormat();
  const now = useNow();
  const date = format.longDate(now);
  const today = date.charAt(0).toLocaleUpperCase() + date.slice(1);
  if (!day) return today;
  const { count, firstDeadline } = day.work.toAccept;
  if (count === 0) return t('waitingNone', { day: today });
  if (firstDeadline === null) return t('waiting', { day: today, count });
  const time = format.deadline(firstDeadline, now);
  return t('waitingUntil', { day: today, count, time });
}

/** The papers of all orders to prepare. */
function PapersMenu() {
  const permissions = usePermissions();
  const [request, setRequest] = useState<PrintRequest<PaperOfOrders> | null>(null);
  return (
    <>
      <PrintMenu<PaperOfOrders>
        papers={PAPERS}
        prepared={permissions.has('orders.prepare') ? PAPERS : []}
        onPrint={setRequest}
      />
      {request && (
        <Deferred>
          <PrintChosenOrders
            request={request}
            chosen={{ query: TO_PREPARE, except: [] }}
            onClosed={() => setRequest(null)}
          />
        </Deferred>
      )}
    </>
  );
}
