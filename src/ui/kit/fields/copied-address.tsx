import { Button } from '../button';
import { TextField } from './text-field';

interface CopiedAddressProps {
  label: string;
  help?: string | undefined;
  address: string;
  copyLabel: string;
  onCopied: () => void;
}

/** An address that users take elsewhere: selected when it is focused, copied by a button. */
export function CopiedAddress({ label, help, address, copyLabel, onCopied }: CopiedAddressProps) {
  const copy = async () => {
    await navigator.clipboard.writeText(address);
    onCopied();
  };
  return (
    <TextField
      label={label}
      help={help}
      dir="ltr"
      readOnly
      value={address}
      onChange={() => undefined}
      onFocus={({ target }) => target.select()}
      // Pages served without TLS have no clipboard: users copy the selected text.
      end={
        navigator.clipboard && (
          <Button variant="soft" size="small" onClick={() => void copy()}>
            {copyLabel}
          </Button>
        )
      }
    />
  );
}
