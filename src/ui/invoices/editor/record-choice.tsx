import type { ComponentProps } from 'react';
import { Button } from '../../kit/button';
import { Autocomplete } from '../../kit/fields/autocomplete';
import { Stack } from '../../kit/table/columns';
import { useText } from '../../text/use-text';
import type { Drafting } from './use-drafting';

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

/** A choice of records that the server finds, and a button to create the draft. */
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
