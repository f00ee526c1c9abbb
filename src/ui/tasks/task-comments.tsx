import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { useListTaskPeopleQuery } from '#application/api/tasks-endpoints.generated';
import { TASK_LIMITS } from '#domain/tasks/task-form';
import { commentParts, mentionOf } from '#domain/tasks/task-mentions';
import type { Task } from '#openapi/types.generated';
import { useTextDraft } from '../forms/use-text-draft';
import { Avatar } from '../kit/avatar';
import { Button } from '../kit/button';
import { TextArea } from '../kit/fields/text-area';
import { Menu } from '../kit/overlays/menu';
import { useLatest } from '../kit/use-latest';
import { useNow } from '../lists/use-now';
import { useSnapshot } from '../lists/use-snapshot';
import { useFormat } from '../text/use-format';
import { useText } from '../text/use-text';
import type { TaskActor } from './task-actors';

const Section = styled.section`
  display: flex;
  flex-direction: column;
  gap: var(--space-12);
  & > h3 {
    font: var(--weight-strong) var(--text-body) var(--font-body);
  }
`;
const List = styled.ol`
  display: flex;
  flex-direction: column;
  gap: var(--space-16);
`;
const Item = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--space-8);
`;
const Text = styled.p`
  overflow-wrap: anywhere;
  white-space: pre-wrap;
  & > b {
    font-weight: var(--weight-strong);
  }
`;
const Quiet = styled.span`
  color: var(--text-2);
  font: 400 var(--text-small) var(--font-body);
`;
const Row = styled.div`
  display: flex;
  align-items: center;
  justify-content: flex-end;
  gap: var(--space-8);
`;

interface TaskCommentsProps {
  task: Task;
  actor: TaskActor;
  /** How many comments were sent from this page: each empties the field. */
  sentCount: number;
}

/** The comments on a task, the oldest first, and the field for another one. */
export function TaskComments({ task, actor, sentCount }: TaskCommentsProps) {
  const t = useText('tasks');
  const format = useFormat();
  const now = useNow();
  const people = useListTaskPeopleQuery().data?.items ?? [];
  return (
    <Section aria-label={t('comments.title')}>
      <h3>{t('comments.title')}</h3>
      {task.comments.length === 0 && <Quiet>{t('comments.none')}</Quiet>}
      <List>
        {task.comments.map(({ id, author, body, createdAt }) => (
          <Item key={id}>
            <Avatar name={`${author.firstName} ${author.lastName}`} size={32} />
            <div>
              <Quiet>
                <bdi>
                  {author.firstName} {author.lastName}
                </bdi>{' '}
                · {format.moment(createdAt, now)}
              </Quiet>
              <Text dir="auto">
                {commentParts(body, people).map(({ start, text, userIds }) =>
                  userIds.length > 0 ? <b key={start}>{text}</b> : text,
                )}
              </Text>
            </div>
          </Item>
        ))}
      </List>
      <CommentField taskId={task.id} sentCount={sentCount} actor={actor} people={people} />
    </Section>
  );
}

interface CommentFieldProps {
  taskId: string;
  sentCount: number;
  actor: TaskActor;
  people: readonly { id: string; firstName: string; lastName: string }[];
}

function CommentField({ taskId, sentCount, actor, people }: CommentFieldProps) {
  const t = useText('tasks');
  const snapshot = useSnapshot(actor);
  const [body, setBody] = useTextDraft('taskComment', taskId);
  const sending = useRef<string | null>(null);
  const clear = useLatest(() => {
    // What was typed while the comment was sent stays.
    if (body === sending.current) setBody('');
  });
  useEffect(() => {
    if (sentCount > 0) clear.current();
  }, [sentCount, clear]);
  const field = useRef<HTMLTextAreaElement>(null);
  const mention = (id: string) => {
    const person = people.find((one) => one.id === id);
    if (!person) return;
    setBody((before) => `${before}${/(?:^|\s)$/.test(before) ? '' : ' '}${mentionOf(person)} `);
    field.current?.focus();
  };
  return (
    <>
      <TextArea
        ref={field}
        label={t('comments.label')}
        help={t('comments.help')}
        value={body}
        onChange={setBody}
        maxLength={TASK_LIMITS.comment}
        rows={3}
        dir="auto"
      />
      <Row>
        <Menu
          label={t('comments.mention')}
          trigger="@"
          outlined
          items={people.map(({ id, firstName, lastName }) => ({
            id,
            label: `${firstName} ${lastName}`,
          }))}
          onAction={mention}
        />
        <Button
          variant="soft"
          busy={snapshot.hasTag('busy') && snapshot.context.attempt?.action === 'comment'}
          onClick={() => {
            sending.current = body;
            actor.send({ type: 'comment.send', body });
          }}
        >
          {t('comments.send')}
        </Button>
      </Row>
    </>
  );
}
