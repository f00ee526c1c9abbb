import { styled } from 'styled-components';
import { Checkbox } from '../../kit/fields/checkbox';
import { controlBox, FieldShell } from '../../kit/fields/field-shell';

interface CheckboxListProps {
  label: string;
  required: boolean;
  error: string | undefined;
  id: string;
  options: readonly { value: string; label: string }[];
  value: readonly string[];
  onChange: (value: string[]) => void;
}

const Box = styled.div`
  ${controlBox}
  display: flex;
  flex-direction: column;
  max-block-size: 176px;
  padding: var(--space-4) 12px;
  overflow: auto;
`;

/** Several options of a list, each with a checkbox; the order of selection is preserved. */
export function CheckboxList({ options, value, onChange, ...shell }: CheckboxListProps) {
  return (
    <FieldShell {...shell} asGroup>
      {({ id, 'aria-describedby': describedBy }) => (
        <Box id={id} role="group" aria-label={shell.label} aria-describedby={describedBy}>
          {options.map((option) => (
            <Checkbox
              key={option.value}
              checked={value.includes(option.value)}
              onChange={(isOn) =>
                onChange(
                  isOn
                    ? [...value, option.value]
                    : value.filter((chosen) => chosen !== option.value),
                )
              }
            >
              {option.label}
            </Checkbox>
          ))}
        </Box>
      )}
    </FieldShell>
  );
}
