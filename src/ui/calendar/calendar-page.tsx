import { useSelector } from '@xstate/react';
import { useEffect, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { useLazyExportCalendarEventsQuery } from '#application/api/agenda-endpoints.generated';
import { useGetCalendarQuery } from '#application/api/calendar-endpoints.generated';
import { currentEntry, placedSpan } from '#application/calendar/event-editing.machine';
import { calendarSettings } from '#application/preferences/calendar-settings';
import type { DayRange } from '#domain/calendar/calendar-range';
import type { EntrySpan } from '#domain/calendar/entry-span';
import type { CalendarRange } from '#openapi/types.generated';
import AddIcon from '~icons/solar/add-circle-linear';
import { useCommands } from '../commands/command-registry';
import { Button } from '../kit/button';
import { Card } from '../kit/layout/card';
import { MoreMenu } from '../kit/layout/more-menu';
import { PageHeader } from '../kit/layout/page-header';
import { Deferred } from '../kit/loading/deferred';
import { useCodeWhenIdle } from '../kit/loading/idle-turns';
import { lazyComponent, preloadable } from '../kit/loading/lazy-component';
import { Skeleton } from '../kit/loading/skeleton';
import { ListExport } from '../lists/list-export';
import { useListUrl } from '../lists/list-url';
import { ProblemState } from '../lists/problem-state';
import { useToday } from '../lists/use-now';
import { usePermission } from '../portal-context/use-permission';
import { usePreference } from '../portal-context/use-preference';
import { withTexts } from '../text/code-with-texts';
import { useLanguage } from '../text/use-language';
import { useText } from '../text/use-text';
import { below } from '../theme/breakpoints';
import { useMediaQuery } from '../theme/use-media-query';
import { Agenda } from './agenda';
import { CalendarGrid } from './calendar-grid';
import { readCalendar, timesParam, toCalendarQuery } from './calendar-query';
import { CalendarToolbar } from './calendar-toolbar';
import { entryPage } from './entry-page';
import { editedEntry, type ShownEntry, shownEntries } from './shown-entries';
import { SourceColours } from './source.styles';
import { useEntryTexts } from './use-entry-texts';
import { type EventEditingActor, useEventEditing } from './use-event-editing';

/** What is opened on the calendar is one file. */
const loadOpened = preloadable(
  withTexts(() => import(/* webpackChunkName: 'opened-calendar' */ './opened-calendar'), ['forms']),
);
const EventDrawer = lazyComponent(loadOpened, 'EventDrawer');
const NewEventDialog = lazyComponent(loadOpened, 'NewEventDialog');
const ClosureDialog = lazyComponent(loadOpened, 'ClosureDialog');
const ChangeDialogs = lazyComponent(loadOpened, 'ChangeDialogs');
const FeedDialog = lazyComponent(loadOpened, 'FeedDialog');
const ImportDialog = lazyComponent(loadOpened, 'ImportDialog');

/** What is open over the calendar, beside the events and the import of the address. */
type Opened =
  | { readonly kind: 'closure'; readonly entry: ShownEntry }
  | { readonly kind: 'feed' | 'import' };

/** `/dashboard/calendar`: what falls on which day, and the store's own events. */
export function CalendarPage() {
  const url = useListUrl();
  const today = useToday();
  const language = useLanguage();
  const onPhone = useMediaQuery(below('phone'));
  const state = readCalendar(url.params, today, onPhone);
  const days = toCalendarQuery(state, language);
  const calendar = useCalendar(days);
  const [opened, setOpened] = useState<Opened | null>(null);
  const actor = useEventEditing();
  const change = useChanges(actor, calendar.range);
  const navigate = useNavigate();
  const mayAdd = usePermission('calendar.edit');
  useCodeWhenIdle(loadOpened.preload);
  const open = (entry: ShownEntry) => {
    const page = entryPage(entry);
    if (page) return void navigate(page);
    if (entry.source === 'closure') return setOpened({ kind: 'closure', entry });
    const { recordId, occurrence } = entry.entry ?? {};
    return recordId && url.change({ event: recordId, occurrence });
  };
  const add = (times: string) => url.change({ new: times });
  const close = () => setOpened(null);
  return (
    <>
      <SourceColours />
      <CalendarHeader
        days={days}
        onAdd={() => add('event')}
        onChoose={(kind) => setOpened({ kind })}
      />
      <Card $flush>
        <CalendarToolbar state={state} today={today} withHijri={calendar.hijri} url={url} />
        {calendar.error !== undefined && !calendar.range && (
          <ProblemState error={calendar.error} onRetry={calendar.refetch} />
        )}
        {state.view === 'agenda' ? (
          <AgendaOrSkeleton isLoading={calendar.isLoading}>
            <Agenda
              days={days}
              today={today}
              entries={calendar.entries}
              withHijri={calendar.hijri}
              onOpen={open}
            />
          </AgendaOrSkeleton>
        ) : (
          <CalendarGrid
            view={state.view}
            day={state.day}
            entries={calendar.entries}
            placed={change.placed}
            openingHours={calendar.openingHours}
            withHijri={calendar.hijri}
            mayAdd={mayAdd}
            onOpen={open}
            onOpenDay={(day) => url.change({ view: 'agenda', day })}
            onAdd={(span) => add(timesParam(span))}
            onChange={change.send}
          />
        )}
      </Card>
      <UndoCommand actor={actor} />
      <Deferred>
        {state.event && (
          <EventDrawer
            key={`${state.event} ${state.occurrence ?? ''}`}
            eventId={state.event}
            occurrence={state.occurrence}
            actor={actor}
            onClose={() => url.change({ event: null, occurrence: null })}
          />
        )}
        {mayAdd && state.newSpan && (
          <NewEventDialog
            key={timesParam(state.newSpan)}
            span={state.newSpan}
            onDone={() => url.change({ new: null })}
          />
        )}
        {opened?.kind === 'closure' && (
          <ClosureDialog
            entry={change.edited(opened.entry)}
            closure={opened.entry.closure}
            actor={actor}
            onDone={close}
          />
        )}
        {opened?.kind === 'feed' && <FeedDialog onDone={close} />}
        {(opened?.kind === 'import' || state.importId) && (
          <ImportDialog
            importId={state.importId}
            onRead={(importId) => url.change({ import: importId })}
            onDone={() => {
              close();
              if (state.importId) url.change({ import: null });
            }}
          />
        )}
        <OpenChange actor={actor} />
      </Deferred>
    </>
  );
}

function AgendaOrSkeleton({
  isLoading,
  children,
}: {
  isLoading: boolean;
  children: React.ReactNode;
}) {
  return isLoading ? <Skeleton $height="480px" /> : children;
}

/** The entries of the days in view, without hidden sources. The last answer stays while others load. */
function useCalendar(days: DayRange) {
  const [{ hidden, hijri }] = usePreference(calendarSettings);
  const query = useGetCalendarQuery(days);
  const range = query.currentData;
  const { from, to } = days;
  const entries = useMemo(
    () => shownEntries(range, { from, to }, hidden),
    [range, from, to, hidden],
  );
  return {
    range,
    entries,
    hijri,
    openingHours: hidden.includes('opening_hours') ? undefined : range?.availability?.weekly,
    isLoading: !range && !query.error,
    error: query.error,
    refetch: query.refetch,
  };
}

/** How entries are changed on the calendar. */
function useChanges(actor: EventEditingActor, range: CalendarRange | undefined) {
  const texts = useEntryTexts();
  const mayEditEvents = usePermission('calendar.edit');
  const mayEditClosures = usePermission('store.operations.edit');
  const placed = useSelector(
    actor,
    ({ context, value }) => placedSpan(context, value === 'performing' || value === 'choosing'),
    (one, other) => one?.id === other?.id && one?.span === other?.span,
  );
  useEffect(() => {
    const { attempt } = actor.getSnapshot().context;
    if (!range || !attempt) return;
    const { id, kind } = attempt.entry;
    const revision =
      kind === 'closure'
        ? range.availability?.revision
        : range.items.find((item) => item.id === id)?.revision;
    actor.send({ type: 'calendar.read', revision: revision ?? null });
  }, [actor, range]);
  const edited = (entry: ShownEntry) =>
    currentEntry(
      actor.getSnapshot().context,
      editedEntry(entry, {
        title: texts.title(entry),
        revision: range?.availability?.revision ?? 0,
        rights: { mayEditEvents, mayEditClosures },
      }),
    );
  return {
    placed,
    edited,
    send: (action: 'move' | 'stretch', entry: ShownEntry, span: EntrySpan) => {
      const event = { type: `entry.${action}` as const, entry: edited(entry), span };
      const isTaken = actor.getSnapshot().can(event);
      if (isTaken) actor.send(event);
      // A refused entry goes back at once.
      return isTaken && !actor.getSnapshot().matches('refused');
    },
  };
}

interface CalendarHeaderProps {
  days: DayRange;
  onAdd: () => void;
  onChoose: (kind: 'feed' | 'import') => void;
}

function CalendarHeader({ days, onAdd, onChoose }: CalendarHeaderProps) {
  const t = useText('calendar');
  const mayEdit = usePermission('calendar.edit');
  const [fetchFile, { isFetching }] = useLazyExportCalendarEventsQuery();
  useCommands(
    mayEdit ? [{ id: 'calendar.add', label: t('add'), scope: 'page', keys: 'n', run: onAdd }] : [],
  );
  return (
    <PageHeader
      crumbs={[{ label: t('section') }, { label: t('title') }]}
      title={t('title')}
      more={
        <>
          <ListExport
            fileName={t('fileName')}
            busy={isFetching}
            fetchFile={(form) => fetchFile({ ...days, ...form })}
          />
          <MoreMenu
            label={t('more')}
            items={[
              { id: 'feed', label: t('feed.open') },
              ...(mayEdit ? [{ id: 'import', label: t('import.open') }] : []),
            ]}
            onAction={(id) => onChoose(id === 'feed' ? 'feed' : 'import')}
          />
        </>
      }
      actions={
        mayEdit && (
          <Button icon={AddIcon} onClick={onAdd}>
            {t('add')}
          </Button>
        )
      }
    />
  );
}

/** The dialog of a change that asks, failed or was refused. */
function OpenChange({ actor }: { actor: EventEditingActor }) {
  const isOpen = useSelector(
    actor,
    (snapshot) => !snapshot.matches('resting') && !snapshot.matches('performing'),
  );
  return isOpen ? <ChangeDialogs actor={actor} /> : null;
}

/** Z takes the last change back, as long as that is possible. */
function UndoCommand({ actor }: { actor: EventEditingActor }) {
  const t = useText('calendar');
  const isUndoable = useSelector(actor, (snapshot) => snapshot.can({ type: 'change.undo' }));
  useCommands(
    isUndoable
      ? [
          {
            id: 'calendar.undo',
            label: t('undo'),
            scope: 'page',
            keys: 'z',
            run: () => actor.send({ type: 'change.undo' }),
          },
        ]
      : [],
  );
  return null;
}
