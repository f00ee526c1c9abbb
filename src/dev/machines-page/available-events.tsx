import { memo, useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../ui/kit/button';
import { TextArea } from '../../ui/kit/fields/text-area';
import { useText } from '../../ui/text/use-text';
import type { Answer } from '../monitor/machine-monitor';
import type { AvailableEvent } from '../recording/available-events';
import type { Entry } from '../recording/entry';
import { MASK } from '../recording/masking';
import { Code, Muted, Row } from './machines-page.styles';

const List = styled.ul`
  display: grid;
  gap: var(--space-4);
  margin: 0;
  padding: 0;
  list-style: none;
`;
const Form = styled.form`
  display: grid;
  gap: var(--space-8);
  margin-block: var(--space-4) var(--space-12);
  padding: var(--space-12);
  border-radius: var(--radius-control);
  background: var(--sunk);
`;

/** The typed value: parsed if it is JSON, otherwise a text. */
function readAs(words: string): unknown {
  try {
    return JSON.parse(words);
  } catch {
    return words;
  }
}

/** The contents of the last event of this type; empty where a content was masked. */
function lastContents(
  last: Entry['event'] | undefined,
  { fields }: AvailableEvent,
): Record<string, string> {
  return Object.fromEntries(
    fields.map((field) => {
      const words = last?.[field] === undefined ? '' : JSON.stringify(last[field]);
      return [field, words.includes(MASK) ? '' : words];
    }),
  );
}

export interface AvailableEventsProps {
  offers: readonly AvailableEvent[];
  answer: Answer | undefined;
  /** The last event of a type that this machine received, for its contents. */
  lastOf: (type: string) => Entry['event'] | undefined;
  onSend: (event: { type: string; [name: string]: unknown }) => void;
}

/** The events of the machine's current state; refused ones show the guards that refuse them. */
export const AvailableEvents = memo(function Offers({
  offers,
  answer,
  lastOf,
  onSend,
}: AvailableEventsProps) {
  const t = useText('dev');
  const [open, setOpen] = useState<string | null>(null);
  const press = ({ event, fields }: AvailableEvent) => {
    if (fields.length === 0) onSend({ type: event });
    else setOpen(open === event ? null : event);
  };
  return (
    <>
      <List>
        {offers.map((offer) => (
          <li key={offer.event}>
            <Button
              size="small"
              variant="outline"
              wide
              aria-expanded={offer.fields.length > 0 ? open === offer.event : undefined}
              disabledReason={
                offer.standing === 'refused'
                  ? t('keptBy', { guards: offer.rejectedBy.join(', ') })
                  : undefined
              }
              onClick={() => press(offer)}
            >
              <Code>{offer.event}</Code>
            </Button>
            {offer.standing === 'refused' && (
              <Muted>{t('keptBy', { guards: offer.rejectedBy.join(', ') })}</Muted>
            )}
            {open === offer.event && offer.standing !== 'refused' && (
              <Contents
                offer={offer}
                start={lastContents(lastOf(offer.event), offer)}
                onSend={onSend}
              />
            )}
          </li>
        ))}
      </List>
      <div role="status">
        {answer && (
          <Muted>
            {answer.rejectedBy === null
              ? t('wasTaken', { event: answer.event })
              : t('wasRefused', {
                  event: answer.event,
                  guards: answer.rejectedBy.join(', ') || t('noTransition'),
                })}
          </Muted>
        )}
      </div>
    </>
  );
});

/** A form for the contents of an event: one field for each member that the machine reads. */
function Contents(props: {
  offer: AvailableEvent;
  start: Record<string, string>;
  onSend: AvailableEventsProps['onSend'];
}) {
  const { offer, start, onSend } = props;
  const t = useText('dev');
  const [words, setWords] = useState(start);
  const send = () => {
    const filled = Object.entries(words).map(([name, text]) => [name, readAs(text)]);
    onSend({ ...Object.fromEntries(filled), type: offer.event });
  };
  return (
    <Form
      onSubmit={(submit) => {
        submit.preventDefault();
        send();
      }}
    >
      {offer.fields.map((name) => (
        <TextArea
          key={name}
          label={t('field', { name })}
          rows={1}
          dir="ltr"
          autoComplete="off"
          spellCheck={false}
          value={words[name] ?? ''}
          onChange={(next) => setWords({ ...words, [name]: next })}
        />
      ))}
      <Row>
        <Button type="submit" size="small">
          {t('sendEvent', { event: offer.event })}
        </Button>
      </Row>
    </Form>
  );
}
