import { memo, useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../ui/kit/button';
import { TextArea } from '../../ui/kit/text-area';
import { useText } from '../../ui/text/use-text';
import type { Entry } from '../recording/entry';
import { MASK } from '../recording/masking';
import type { Offer } from '../recording/offers';
import type { Answer } from '../watching/watch';
import { Code, Quiet, Row } from './parts';

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

/** What a person wrote: JSON where it reads as JSON, otherwise a text. */
function readAs(words: string): unknown {
  try {
    return JSON.parse(words);
  } catch {
    return words;
  }
}

/** What such an event carried last; nothing where it was a secret. */
function lastContents(last: Entry['event'] | undefined, { fields }: Offer): Record<string, string> {
  return Object.fromEntries(
    fields.map((field) => {
      const words = last?.[field] === undefined ? '' : JSON.stringify(last[field]);
      return [field, words.includes(MASK) ? '' : words];
    }),
  );
}

export interface OffersProps {
  offers: readonly Offer[];
  answer: Answer | undefined;
  /** The last event of a type that this process got, for what it carried. */
  lastOf: (type: string) => Entry['event'] | undefined;
  onSend: (event: { type: string; [name: string]: unknown }) => void;
}

/** The events that the process knows where it stands; those that would be refused say by what. */
export const Offers = memo(function Offers({ offers, answer, lastOf, onSend }: OffersProps) {
  const t = useText('dev');
  const [open, setOpen] = useState<string | null>(null);
  const press = ({ event, fields }: Offer) => {
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
                  ? t('keptBy', { guards: offer.keptBy.join(', ') })
                  : undefined
              }
              onClick={() => press(offer)}
            >
              <Code>{offer.event}</Code>
            </Button>
            {offer.standing === 'refused' && (
              <Quiet>{t('keptBy', { guards: offer.keptBy.join(', ') })}</Quiet>
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
          <Quiet>
            {answer.keptBy === null
              ? t('wasTaken', { event: answer.event })
              : t('wasRefused', {
                  event: answer.event,
                  guards: answer.keptBy.join(', ') || t('noTransition'),
                })}
          </Quiet>
        )}
      </div>
    </>
  );
});

/** A form for what an event carries: one field for each part that the machine reads of it. */
function Contents(props: {
  offer: Offer;
  start: Record<string, string>;
  onSend: OffersProps['onSend'];
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
