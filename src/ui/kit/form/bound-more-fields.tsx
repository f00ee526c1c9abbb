import {
  MoneyField,
  type MoneyFieldProps,
  NumberField,
  type NumberFieldProps,
} from '../number-field';
import { RadioGroup, type RadioGroupProps } from '../radio-group';
import { Switch, type SwitchProps } from '../switch';
import { TextArea, type TextAreaProps } from '../text-area';
import { type Bound, fieldId } from './bound-fields';
import { useFormField } from './form-error-text';

/** Several lines, bound to the Formik value of its name. */
export function BoundTextArea({ name, ...rest }: Bound<TextAreaProps>) {
  const field = useFormField<string>(name);
  return (
    <TextArea
      id={fieldId(name)}
      {...rest}
      name={name}
      value={field.value}
      error={field.error}
      onChange={field.change}
      onBlur={field.leave}
    />
  );
}

export function BoundNumberField({ name, ...rest }: Bound<NumberFieldProps>) {
  const field = useFormField<number | null>(name);
  return (
    <NumberField
      id={fieldId(name)}
      {...rest}
      name={name}
      value={field.value}
      error={field.error}
      onChange={field.change}
      onBlur={field.leave}
    />
  );
}

/** The Formik value is integer centimes, null while empty. */
export function BoundMoneyField({ name, ...rest }: Bound<MoneyFieldProps>) {
  const field = useFormField<number | null>(name);
  return (
    <MoneyField
      id={fieldId(name)}
      {...rest}
      name={name}
      value={field.value}
      error={field.error}
      onChange={field.change}
      onBlur={field.leave}
    />
  );
}

export function BoundSwitch({ name, ...rest }: Bound<SwitchProps>) {
  const field = useFormField<boolean>(name);
  return (
    <Switch
      id={fieldId(name)}
      {...rest}
      name={name}
      checked={field.value}
      onChange={field.change}
      onBlur={field.leave}
    />
  );
}

export function BoundRadioGroup<V extends string>({ name, ...rest }: Bound<RadioGroupProps<V>>) {
  const field = useFormField<V | null>(name);
  return (
    <RadioGroup<V>
      {...rest}
      name={name}
      value={field.value}
      error={field.error}
      onChange={field.change}
      onBlur={field.leave}
    />
  );
}
