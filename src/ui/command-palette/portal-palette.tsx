import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Deferred } from '../kit/loading/deferred';
import { lazyComponent } from '../kit/loading/lazy-component';
import { CommandPalette } from '../kit/overlays/command-palette';
import { useSearchPace } from '../kit/use-search-pace';
import { useText } from '../text/use-text';
import { useCommandEntries } from './command-entries';
import { useEventEntries } from './event-entries';
import type { OrderAct } from './order-act';
import { useOrderActEntries } from './order-act-entries';
import { usePageEntries } from './page-entries';
import { usePickupEntries } from './pickup-entries';
import { useInvoiceEntries, useOrderEntries, useProductEntries } from './record-entries';
import { useCancellationEntries, useReturnEntries } from './request-entries';
import { useRecordSearch } from './search-entries';
import { useTaskEntries } from './task-entries';
import { useBookingEntries, useDepartureEntries, useTourEntries } from './tour-entries';
import { useFailureEntries } from './use-failure-entries';
import { useCandidateEntries, useVacancyEntries } from './vacancy-entries';

/** Loaded once somebody acts on an order in the palette. */
const OrderActs = lazyComponent(() => import('./order-acts'), 'OrderActs');

interface PortalPaletteProps {
  open: boolean;
  onClose: () => void;
}

/** Pages, records and actions by name: opened by Ctrl K. Acts on orders go on after it is closed. */
export function PortalPalette({ open, onClose }: PortalPaletteProps) {
  const [acts, setActs] = useState<readonly OrderAct[]>([]);
  return (
    <>
      {open && (
        <OpenPalette onClose={onClose} onAct={(act) => setActs((before) => [...before, act])} />
      )}
      {acts.length > 0 && (
        <Deferred>
          <OrderActs acts={acts} />
        </Deferred>
      )}
    </>
  );
}

interface OpenPaletteProps extends Pick<PortalPaletteProps, 'onClose'> {
  onAct: (act: OrderAct) => void;
}

function OpenPalette({ onClose, onAct }: OpenPaletteProps) {
  const t = useText('palette');
  const navigate = useNavigate();
  const [query, setQuery] = useState('');
  const [sought, setSought] = useState('');
  const search = useRecordSearch(sought);
  const { currentData: found, isFetching, error } = search;
  const records = [
    useProductEntries(sought, found),
    useOrderEntries(sought, found),
    useOrderActEntries(sought, found, onAct),
    useReturnEntries(sought, found),
    useCancellationEntries(sought, found),
    useInvoiceEntries(sought, found),
    usePickupEntries(sought, found),
    useTaskEntries(sought, found),
    useEventEntries(sought, found),
    useTourEntries(sought, found),
    useDepartureEntries(sought, found),
    useBookingEntries(sought, found),
    useVacancyEntries(sought, found),
    useCandidateEntries(sought, found),
  ];
  const pace = useSearchPace(sought, isFetching, setSought);
  const busy = isFetching || sought !== query;
  const groups = [
    useFailureEntries(busy ? undefined : error, () => void search.refetch()),
    usePageEntries(query),
    ...records,
    useCommandEntries(query),
  ];
  const choose = (id: string, { apart }: { apart: boolean }) => {
    const entry = groups.flatMap(({ items }) => items).find((one) => one.id === id);
    if (!entry) return;
    if ('to' in entry && apart) {
      window.open(entry.to, '_blank', 'noopener');
      return;
    }
    if (!('staysOpen' in entry && entry.staysOpen)) onClose();
    if ('to' in entry) void navigate(entry.to);
    else entry.run();
  };
  return (
    <CommandPalette
      onClose={onClose}
      label={t('label')}
      query={query}
      onQuery={(typed) => {
        setQuery(typed);
        pace.type(typed);
      }}
      groups={groups}
      onChoose={choose}
      busy={busy}
      empty={busy ? t('searching') : t('empty', { query })}
      closeKey={t('keys.escape')}
      hints={[
        { keys: ['↑', '↓'], text: t('hints.choose') },
        { keys: ['↵'], text: t('hints.open') },
        { keys: ['Ctrl', '↵'], text: t('hints.apart') },
      ]}
    />
  );
}
