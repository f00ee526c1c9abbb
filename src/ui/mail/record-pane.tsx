import { millisecondsInMinute } from 'date-fns/constants';
import { Suspense } from 'react';
import { styled } from 'styled-components';
import { languageRecords } from '#domain/format/languages';
import type { Conversation } from '#openapi/types.generated';
import { FactRow, FactRows } from '../kit/layout/fact-rows';
import { lazyComponent } from '../kit/loading/lazy-component';
import { Skeleton } from '../kit/loading/skeleton';
import { useNow } from '../lists/use-now';
import { useFormat } from '../text/use-format';
import { useText } from '../text/use-text';
import { media } from '../theme/breakpoints';

/** The records have the code of their own pages: it comes once a conversation with one is open. */
const LinkedRecord = lazyComponent(() => import('./linked-record'), 'LinkedRecord');

const Pane = styled.aside`
  display: flex;
  flex-direction: column;
  gap: var(--space-20);
  padding: var(--space-20);
  ${media.below('phone')} {
    padding-inline: 0;
  }
  & h3 {
    margin-block-end: var(--space-8);
    font: var(--weight-strong) var(--text-body) var(--font-body);
  }
`;

/** The record that the conversation is about, with its own actions, and the facts of the conversation. */
export function RecordPane({ conversation }: { conversation: Conversation }) {
  const t = useText('mail');
  const { link } = conversation;
  return (
    <Pane aria-label={t('record.label')}>
      {link && (
        <Suspense fallback={<Skeleton $height="160px" />}>
          <LinkedRecord key={link.id} link={link} />
        </Suspense>
      )}
      <ConversationRecordFacts conversation={conversation} />
    </Pane>
  );
}

function ConversationRecordFacts({ conversation }: { conversation: Conversation }) {
  const t = useText('mail');
  const format = useFormat();
  const now = useNow();
  const { participants, language, answerDueAt, firstAnswerMs, snoozedUntil } = conversation;
  return (
    <section>
      <h3>{t('record.conversation')}</h3>
      <FactRows>
        {participants.map(({ name, email }) => (
          <FactRow key={`${name}${email}`} name={<bdi>{name}</bdi>}>
            {email ? <bdi dir="ltr">{email}</bdi> : t('record.noEmail')}
          </FactRow>
        ))}
        <FactRow name={t('record.language')}>
          <bdi lang={language}>{languageRecords[language].name}</bdi>
        </FactRow>
        {answerDueAt && (
          <FactRow name={t('record.due')}>{format.deadline(answerDueAt, now)}</FactRow>
        )}
        {snoozedUntil && (
          <FactRow name={t('record.snoozedUntil')}>{format.deadline(snoozedUntil, now)}</FactRow>
        )}
        {firstAnswerMs !== null && (
          <FactRow name={t('record.firstAnswer')}>
            {firstAnswerMs < millisecondsInMinute
              ? t('record.underAMinute')
              : format.duration(firstAnswerMs)}
          </FactRow>
        )}
        <FactRow name={t('record.messages')}>{format.number(conversation.messagesCount)}</FactRow>
        <FactRow name={t('record.began')}>{format.moment(conversation.createdAt, now)}</FactRow>
      </FactRows>
    </section>
  );
}
