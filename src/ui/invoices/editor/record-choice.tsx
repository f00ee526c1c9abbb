import { type ComponentProps, useState } from 'react';
import { Autocomplete } from '../../kit/autocomplete';
import { Button } from '../../kit/button';
import { Stack } from '../../kit/columns';
import { useSettled } from '../../palette/use-settled';
import { useText } from '../../text/use-text';
import type { Drafting } from './use-drafting';

/** A pause in typing after which the server is asked, in ms. */
const PAUSE_MS = 180;

/** Records offered at a time. */
export const MOST_FOUND = 10;

/** What is typed, as it is asked for: a part of a query, after a pause. */
export function useTyped() {
  const [typed, setTyped] = useState('');
  const q = useSettled(typed, PAUSE_MS);
  return { asked: q ? { q } : {}, setTyped };
}

interface RecordChoiceProps
  extends Pick<
    ComponentProps<typeof Autocomplete>,
    'label' | 'placeholder' | 'emptyText' | 'options' | 'valueLabel' | 'onInput' | 'loading'
  > {
  drafting: Drafting;
  value: string | null;
  onChange: (id: string | null) => void;
  onStart: (id: string) => void;
}

/** One of the records that the server finds, and the way on to its draft. */
export function RecordChoice({ drafting, onStart, onChange, ...field }: RecordChoiceProps) {
  const t = useText('invoiceEditor');
  const { value } = field;
  const change = (next: string | null) => {
    onChange(next);
    drafting.forget();
  };
  return (
    <Stack>
      <Autocomplete {...field} required onChange={change} />
      {drafting.note}
      <div>
        <Button
          busy={drafting.isBusy}
          disabled={value === null}
          onClick={() => value !== null && onStart(value)}
        >
          {t('choose.confirm')}
        </Button>
      </div>
    </Stack>
  );
}
