import { RangeSlider, type RangeSliderProps, Slider, type SliderProps } from '../slider';
import { type Bound, fieldId } from './bound-fields';
import { useFormField } from './form-error-text';

/** The Formik value is a number. */
export function BoundSlider({ name, ...rest }: Bound<SliderProps>) {
  const field = useFormField<number>(name);
  return (
    <Slider
      id={fieldId(name)}
      {...rest}
      value={field.value}
      error={field.error}
      onChange={field.change}
      onBlur={field.leave}
    />
  );
}

/** The Formik value is `[lower, upper]`. */
export function BoundRangeSlider({ name, ...rest }: Bound<RangeSliderProps>) {
  const field = useFormField<readonly [number, number]>(name);
  return (
    <RangeSlider
      id={fieldId(name)}
      {...rest}
      value={field.value}
      error={field.error}
      onChange={field.change}
      onBlur={field.leave}
    />
  );
}
