import { useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { useGetCalendarFeedQuery } from '#application/api/agenda-endpoints.generated';
import { type FeedValues, feedEditing, feedRecord } from '#application/calendar/feed-editing';
import { FEED_SOURCES } from '#domain/calendar/calendar-entry';
import type { CalendarFeed, CalendarFeedSource } from '#openapi/types.generated';
import { useRecordEdit } from '../forms/use-record-edit';
import { useSaved } from '../forms/use-saved';
import { Button } from '../kit/button';
import { Note } from '../kit/feedback/note';
import { toasts } from '../kit/feedback/toast-store';
import { Checkbox } from '../kit/fields/checkbox';
import { CopiedAddress } from '../kit/fields/copied-address';
import { Skeleton } from '../kit/loading/skeleton';
import { Dialog } from '../kit/overlays/dialog';
import { ProblemState } from '../lists/problem-state';
import { useProblemText } from '../text/problem-text';
import { useFormat } from '../text/use-format';
import { useText } from '../text/use-text';

const Sources = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(200px, 1fr));
  gap: 0 var(--space-16);
  margin: 0;
  padding: 0;
  border: 0;
  & > legend {
    font: var(--weight-strong) var(--text-small) var(--font-body);
  }
`;
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: var(--space-8);
  padding-block-end: var(--space-8);
`;

/** The secret address under which other calendar programs read the user's calendar. */
export function FeedDialog({ onDone }: { onDone: () => void }) {
  const t = useText('calendar');
  const { currentData: feed, error, refetch } = useGetCalendarFeedQuery();
  return (
    <Dialog open onClose={onDone} title={t('feed.title')} description={t('feed.text')} width={560}>
      {!feed && error && <ProblemState error={error} onRetry={refetch} />}
      {!feed && !error && <Skeleton $height="240px" />}
      {feed && <FeedForm feed={feed} />}
    </Dialog>
  );
}

function FeedForm({ feed }: { feed: CalendarFeed }) {
  const t = useText('calendar');
  const problemText = useProblemText();
  const record = useMemo(() => feedRecord(feed), [feed]);
  const edit = useRecordEdit({ editing: feedEditing, record, subject: null });
  const [sources, setSources] = useState<readonly CalendarFeedSource[]>(
    feed.sources.length > 0 ? feed.sources : FEED_SOURCES,
  );
  const [address, setAddress] = useState<string | null>(null);
  const { snapshot, send } = edit;
  const busy = snapshot.hasTag('busy');
  const { problem } = snapshot.context;
  useSaved(edit, () => {
    const { address: created, isActive } = edit.record.values;
    setAddress(created);
    toasts.show({ title: isActive ? t('feed.created') : t('feed.revoked') });
  });
  const save = (isActive: boolean) => {
    const values: FeedValues = { isActive, sources, address: null };
    send({ type: 'record.save', attempt: { values, changes: values } });
  };
  return (
    <>
      {address ? <NewAddress address={address} /> : <FeedState feed={feed} />}
      {problem && (
        <Note tone="error" announce>
          {problemText(problem)}
        </Note>
      )}
      <Sources>
        <legend>{t('feed.sources')}</legend>
        {FEED_SOURCES.map((source) => (
          <Checkbox
            key={source}
            checked={sources.includes(source)}
            onChange={(isChosen) =>
              setSources(
                FEED_SOURCES.filter((one) => (one === source ? isChosen : sources.includes(one))),
              )
            }
          >
            {t(`sources.${source}`)}
          </Checkbox>
        ))}
      </Sources>
      <Actions>
        {feed.isActive && (
          <Button variant="text" disabled={busy} onClick={() => save(false)}>
            {t('feed.revoke')}
          </Button>
        )}
        <Button
          busy={busy}
          disabledReason={sources.length === 0 ? t('feed.none') : undefined}
          onClick={() => save(true)}
        >
          {feed.isActive ? t('feed.renew') : t('feed.create')}
        </Button>
      </Actions>
    </>
  );
}

/** Whether there is an address, and when a program read it. */
function FeedState({ feed: { isActive, createdAt, lastReadAt } }: { feed: CalendarFeed }) {
  const t = useText('calendar');
  const format = useFormat();
  if (!isActive || !createdAt) return <p>{t('feed.inactive')}</p>;
  return (
    <p>
      {t('feed.active', { date: format.date(createdAt) })}{' '}
      {lastReadAt ? t('feed.read', { date: format.dateTime(lastReadAt) }) : t('feed.neverRead')}{' '}
      {t('feed.renewText')}
    </p>
  );
}

/** The address, which is shown once. */
function NewAddress({ address }: { address: string }) {
  const t = useText('calendar');
  return (
    <CopiedAddress
      label={t('feed.address')}
      help={t('feed.once')}
      address={address}
      copyLabel={t('feed.copy')}
      onCopied={() => toasts.show({ title: t('feed.copied') })}
    />
  );
}
