import { useState } from 'react';
import { cleanLabels } from '#domain/tasks/task-form';
import type { FieldProps } from '../kit/fields/field-shell';
import { TextField } from '../kit/fields/text-field';

interface LabelsFieldProps extends FieldProps {
  value: readonly string[];
  onChange: (labels: string[]) => void;
  onBlur?: (() => void) | undefined;
}

function labelsOf(text: string): string[] {
  return cleanLabels(text.split(/[,،]/));
}

/** Labels in one line, separated by commas, those of Arabic too. */
export function LabelsField({ value, onChange, onBlur, ...field }: LabelsFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const written = value.join(', ');
  // While the text means these labels, it stays as it was typed.
  const isTyped = typed !== null && labelsOf(typed).join(', ') === written;
  return (
    <TextField
      {...field}
      dir="auto"
      autoComplete="off"
      value={isTyped ? typed : written}
      onChange={(text) => {
        setTyped(text);
        onChange(labelsOf(text));
      }}
      onBlur={() => {
        setTyped(null);
        onBlur?.();
      }}
    />
  );
}
