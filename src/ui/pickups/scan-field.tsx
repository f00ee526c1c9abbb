import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import ScanIcon from '~icons/solar/scanner-linear';
import { Note } from '../kit/feedback/note';
import { TextField } from '../kit/fields/text-field';
import { useText } from '../text/use-text';
import type { PickupActor } from './pickup-actors';

const Form = styled.form`
  display: flex;
  flex-direction: column;
  gap: var(--space-12);
`;

/** What came of the last scan. */
export interface ScanMessage {
  readonly tone: 'success' | 'error';
  readonly text: string;
}

interface ScanFieldProps {
  actor: PickupActor;
  message: ScanMessage | null;
}

/** The field into which a hand scanner types: each code ends with the key Enter. */
export function ScanField({ actor, message }: ScanFieldProps) {
  const t = useText('booking');
  const [code, setCode] = useState('');
  const [isUnknown, setUnknown] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  // A scanner types at once, without a click before.
  useEffect(() => field.current?.focus(), []);
  const scan = () => {
    const event = { type: 'parcel.scan', code } as const;
    setUnknown(code.trim() !== '' && !actor.getSnapshot().can(event));
    actor.send(event);
    // The next code replaces this one, whether it was known or not.
    setCode('');
    field.current?.focus();
  };
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        scan();
      }}
    >
      <TextField
        ref={field}
        icon={ScanIcon}
        label={t('scan.label')}
        help={t('scan.help')}
        error={isUnknown ? t('scan.unknown') : undefined}
        value={code}
        onChange={setCode}
        dir="ltr"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="done"
      />
      {message && !isUnknown && (
        <Note tone={message.tone} announce>
          {message.text}
        </Note>
      )}
    </Form>
  );
}
