import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { Icon, type IconType } from '../icon';
import { ControlFrame, type FieldProps, FieldShell } from './field-shell';

export interface TextFieldProps
  extends FieldProps,
    Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'required' | 'onChange' | 'value' | 'size'> {
  value: string;
  onChange: (value: string) => void;
  icon?: IconType | undefined;
  /** At the end inside the box: a unit or a button. */
  end?: ReactNode;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** One line of text. Give `dir="ltr"` for e-mail, phone, SKU, ICE and URL fields. */
export function TextField(props: TextFieldProps) {
  const {
    label,
    hideLabel,
    required,
    help,
    error,
    aside,
    asideLast,
    id,
    icon,
    end,
    value,
    onChange,
    ref,
    type = 'text',
    ...rest
  } = props;
  const shell = { label, hideLabel, required, help, error, aside, asideLast, id };
  return (
    <FieldShell {...shell}>
      {(ids) => (
        <ControlFrame>
          {icon && <Icon of={icon} />}
          <input
            {...rest}
            {...ids}
            {...(hideLabel ? { 'aria-label': label } : {})}
            ref={ref}
            type={type}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
          {end}
        </ControlFrame>
      )}
    </FieldShell>
  );
}
