import { memo } from 'react';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import type { ConversationSummary } from '#openapi/types.generated';
import { Chip } from '../kit/feedback/chip';
import { Checkbox } from '../kit/fields/checkbox';
import { VisuallyHidden } from '../kit/layout/visually-hidden';
import { WithNow } from '../lists/with-now';
import { useFormat } from '../text/use-format';
import { useText } from '../text/use-text';
import { STATUS_TONES } from './status-tones';

const Row = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--space-8);
  padding: var(--space-12) var(--space-16);
  border-block-end: 1px solid var(--line);
  &:hover {
    background: var(--hover);
  }
  &[data-open] {
    background: var(--accent-soft);
  }
`;
const Text = styled(Link)`
  display: flex;
  flex-direction: column;
  gap: 2px;
  min-inline-size: 0;
  color: var(--text);
  &:hover {
    text-decoration: none;
  }
  /* The whole row opens the conversation; its checkbox is above. */
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`;
const Choice = styled.span`
  position: relative;
  z-index: 1;
`;
const Line = styled.span`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: var(--space-8);
  & > :first-child {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & > time {
    flex: none;
  }
`;
const Quiet = styled.span`
  color: var(--text-2);
  font: 400 var(--text-small) var(--font-body);
  /* The quiet colour has too little contrast there. */
  [data-open] & {
    color: var(--text);
  }
`;
/** Its text ends with the ellipsis in its own direction: a foreign one would lose its beginning. */
const Preview = styled(Quiet)`
  display: flex;
  gap: var(--space-4);
  white-space: nowrap;
  & > bdi {
    min-inline-size: 0;
    overflow: hidden;
    text-overflow: ellipsis;
  }
`;
const Name = styled.span`
  [data-unread] & {
    font-weight: var(--weight-strong);
  }
`;
const Marks = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-4);
  margin-block-start: 2px;
`;
const Dot = styled.span`
  display: inline-block;
  inline-size: 8px;
  block-size: 8px;
  margin-inline-end: 6px;
  border-radius: 50%;
  background: var(--accent);
`;

interface ConversationRowProps {
  conversation: ConversationSummary;
  /** The address of the page with this conversation open. */
  to: string;
  isOpen: boolean;
  /** Undefined for users who may not change many at once. */
  isChosen: boolean | undefined;
  onChoose: (id: string, isChosen: boolean) => void;
}

/** A conversation in the list: with whom, about what, the beginning of its last message. */
export const ConversationRow = memo(function ConversationRow(props: ConversationRowProps) {
  const { conversation, to, isOpen, isChosen, onChoose } = props;
  const t = useText('mail');
  const { id, kind, status, subject, participants, lastMessage, assignee, labels } = conversation;
  const [first] = participants;
  return (
    <Row
      data-open={isOpen ? '' : undefined}
      data-unread={conversation.isUnread ? '' : undefined}
      aria-current={isOpen || undefined}
    >
      <Choice>
        {isChosen !== undefined && (
          <Checkbox
            checked={isChosen}
            aria-label={t('list.choose', { subject })}
            onChange={(chosen) => onChoose(id, chosen)}
          />
        )}
      </Choice>
      <Text to={to} id={`row-${id}`}>
        <Line>
          <Name>
            {conversation.isUnread && (
              <>
                <Dot aria-hidden="true" />
                <VisuallyHidden>{t('list.unread')} </VisuallyHidden>
              </>
            )}
            <bdi>{first?.name ?? t(`kinds.${kind}`)}</bdi>
          </Name>
          <LastAt at={conversation.lastMessageAt} />
        </Line>
        <Name as="bdi" dir="auto">
          {subject}
        </Name>
        {lastMessage && (
          <Preview>
            {lastMessage.direction === 'outgoing' && <span>{t('list.us')} </span>}
            <bdi>{lastMessage.text}</bdi>
          </Preview>
        )}
        <Marks>
          <Chip tone={STATUS_TONES[status]}>{t(`statuses.${status}`)}</Chip>
          {kind !== 'mail' && <Chip>{t(`kinds.${kind}`)}</Chip>}
          {labels.map((label) => (
            <Chip key={label}>{label}</Chip>
          ))}
          {conversation.answerDueAt && <DueChip due={conversation.answerDueAt} />}
          {assignee && (
            <Quiet>
              <bdi>
                {assignee.firstName} {assignee.lastName}
              </bdi>
            </Quiet>
          )}
        </Marks>
      </Text>
    </Row>
  );
});

function LastAt({ at }: { at: string }) {
  const format = useFormat();
  return (
    <WithNow>
      {(now) => (
        <Quiet as="time" dateTime={at}>
          {format.moment(at, now)}
        </Quiet>
      )}
    </WithNow>
  );
}

/** Until when the conversation is to be answered. */
function DueChip({ due }: { due: string }) {
  const t = useText('mail');
  const format = useFormat();
  return (
    <WithNow>
      {(now) => {
        const isLate = Date.parse(due) < now.getTime();
        return (
          <Chip tone={isLate ? 'error' : 'warning'}>
            {t(isLate ? 'due.late' : 'due.until', { time: format.deadline(due, now) })}
          </Chip>
        );
      }}
    </WithNow>
  );
}
