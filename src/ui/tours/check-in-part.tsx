import { useActorRef, useSelector } from '@xstate/react';
import { type FormEvent, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { provideTicketCheckIn } from '#application/tours/ticket-check-in.actors';
import type { CheckedBooking, CheckInResult } from '#application/tours/ticket-check-in.machine';
import { Button } from '../kit/button';
import { Note } from '../kit/feedback/note';
import type { Tone } from '../kit/feedback/tone';
import { TextField } from '../kit/fields/text-field';
import { useApplication } from '../portal-context/application-context';
import { useProblemText } from '../text/problem-text';
import { useFormat } from '../text/use-format';
import { useText } from '../text/use-text';
import { Hint } from './form-layout';
import { TicketScanner } from './ticket-scanner';

const Part = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-16);
  padding-block-start: var(--space-16);
`;
const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: var(--space-8);
  align-items: end;
`;
const Results = styled.ol`
  display: flex;
  flex-direction: column;
  gap: var(--space-8);
`;

const TONES: Readonly<Record<CheckInResult['outcome'], Tone>> = {
  here: 'success',
  unreadable: 'warning',
  unknown: 'error',
  refused: 'error',
  failed: 'warning',
};

/** Longer than any code with its hyphens. */
const CODE_LENGTH = 80;

/** Checks guests in by the codes of their tickets: typed, or typed by a handheld scanner. */
export function CheckInPart({ departureId }: { departureId: string }) {
  const t = useText('tours');
  const { provide, inspection } = useApplication();
  const actor = useActorRef(provide(provideTicketCheckIn), {
    input: { departureId },
    ...inspection,
  });
  const results = useSelector(actor, ({ context }) => context.results);
  const isChecking = useSelector(actor, (snapshot) => snapshot.matches('checking'));
  const [code, setCode] = useState('');
  const field = useRef<HTMLDivElement>(null);
  const read = (event: FormEvent) => {
    event.preventDefault();
    if (code.trim() === '') return;
    actor.send({ type: 'ticket.read', code: code.trim() });
    setCode('');
    // The next ticket is scanned without a press in between.
    field.current?.querySelector('input')?.focus();
  };
  return (
    <Part>
      <Hint>{t('checkIn.help')}</Hint>
      <Form onSubmit={read}>
        <div ref={field}>
          <TextField
            label={t('checkIn.code')}
            value={code}
            onChange={setCode}
            maxLength={CODE_LENGTH}
            dir="ltr"
            autoComplete="off"
            autoFocus
          />
        </div>
        {/* Never busy: a disabled button would not take the next ticket of a scanner. */}
        <Button type="submit">{t('checkIn.submit')}</Button>
      </Form>
      <TicketScanner onCode={(seen) => actor.send({ type: 'ticket.read', code: seen })} />
      <div role="status" aria-busy={isChecking}>
        <Results aria-label={t('checkIn.results')}>
          {results.map((result) => (
            <li key={result.number}>
              <ResultNote result={result} />
            </li>
          ))}
        </Results>
      </div>
    </Part>
  );
}

function ResultNote({ result }: { result: CheckInResult }) {
  const t = useText('tours');
  const format = useFormat();
  const problemText = useProblemText();
  const { outcome, booking, code, problem } = result;
  const contact = booking?.contact;
  const name = contact ? `${contact.firstName} ${contact.lastName}` : code;
  const refusalText = ({ checkedInAt, status }: CheckedBooking) => {
    if (checkedInAt) return t('checkIn.used', { time: format.dateTime(checkedInAt) });
    return t(status === 'cancelled' ? 'checkIn.cancelled' : 'checkIn.notNow');
  };
  return (
    <Note tone={TONES[outcome]} title={<bdi>{name}</bdi>}>
      {outcome === 'here' && booking && t('checkIn.here', { count: booking.places })}
      {outcome === 'refused' && booking && refusalText(booking)}
      {outcome === 'unreadable' && t('checkIn.unreadable')}
      {outcome === 'unknown' && t('checkIn.unknown')}
      {problem && problemText(problem)}
    </Note>
  );
}
