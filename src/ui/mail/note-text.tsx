import { styled } from 'styled-components';
import { commentParts } from '#domain/tasks/task-mentions';

const Note = styled.p`
  overflow-wrap: anywhere;
  white-space: pre-wrap;
  & > b {
    font-weight: var(--weight-strong);
  }
`;

interface NoteTextProps {
  body: string;
  people: readonly { id: string; firstName: string; lastName: string }[];
}

/** A note, with those whom it mentions. */
export function NoteText({ body, people }: NoteTextProps) {
  return (
    <Note dir="auto">
      {commentParts(body, people).map(({ start, text, userIds }) =>
        userIds.length > 0 ? <b key={start}>{text}</b> : text,
      )}
    </Note>
  );
}
