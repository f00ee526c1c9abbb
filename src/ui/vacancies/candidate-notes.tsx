import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import type { Candidacy } from '#openapi/types.generated';
import { useTextDraft } from '../forms/use-text-draft';
import { Button } from '../kit/button';
import { TextArea } from '../kit/fields/text-area';
import { useLatest } from '../kit/use-latest';
import { useNow } from '../lists/use-now';
import { useSnapshot } from '../lists/use-snapshot';
import { useFormat } from '../text/use-format';
import { useText } from '../text/use-text';
import type { CandidacyActor } from './candidacy-actors';

/** Characters of a note (contract: CandidacyNoteCreate). */
const NOTE_LIMIT = 4000;

const Section = styled.section`
  display: flex;
  flex-direction: column;
  gap: var(--space-12);
  & > h3 {
    font: var(--weight-strong) var(--text-body) var(--font-body);
  }
  & > button {
    align-self: flex-end;
  }
`;
const List = styled.ol`
  display: flex;
  flex-direction: column;
  gap: var(--space-12);
`;
const Text = styled.p`
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`;
const Quiet = styled.span`
  color: var(--text-2);
  font: 400 var(--text-small) var(--font-body);
`;

interface CandidateNotesProps {
  candidacy: Candidacy;
  actor: CandidacyActor;
}

/** The notes about a candidate, the oldest first, and the field for another one. */
export function CandidateNotes({ candidacy, actor }: CandidateNotesProps) {
  const t = useText('vacancies');
  const format = useFormat();
  const now = useNow();
  return (
    <Section aria-label={t('notes.title')}>
      <h3>{t('notes.title')}</h3>
      {candidacy.notes.length > 0 && (
        <List>
          {candidacy.notes.map(({ id, author, body, createdAt }) => (
            <li key={id}>
              <Quiet>
                <bdi>
                  {author.firstName} {author.lastName}
                </bdi>{' '}
                · {format.moment(createdAt, now)}
              </Quiet>
              <Text dir="auto">{body}</Text>
            </li>
          ))}
        </List>
      )}
      <NoteField candidacy={candidacy} actor={actor} />
    </Section>
  );
}

/** Empties itself once its note is among the others. */
function NoteField({ candidacy: { id, notes }, actor }: CandidateNotesProps) {
  const t = useText('vacancies');
  const snapshot = useSnapshot(actor);
  const [body, setBody] = useTextDraft('candidacyNote', id);
  const sending = useRef<string | null>(null);
  const clear = useLatest(() => {
    // What was typed while the note was sent stays.
    if (body === sending.current) setBody('');
    sending.current = null;
  });
  const count = notes.length;
  useEffect(() => {
    if (count > 0) clear.current();
  }, [count, clear]);
  return (
    <>
      <TextArea
        label={t('notes.label')}
        help={t('notes.help')}
        value={body}
        onChange={setBody}
        maxLength={NOTE_LIMIT}
        rows={3}
        dir="auto"
      />
      <Button
        variant="soft"
        busy={snapshot.hasTag('busy') && snapshot.context.attempt?.action === 'note'}
        onClick={() => {
          sending.current = body;
          actor.send({ type: 'note.send', body });
        }}
      >
        {t('notes.send')}
      </Button>
    </>
  );
}
