import { InlineConflict } from './inline-conflict';
import { FigureField, type FigureFieldProps } from './inline-field';

/** What lies over a figure while it is changed: its field, or the choice between two figures. */
export function InlineEditor(props: FigureFieldProps) {
  return props.snapshot.matches('conflict') ? (
    <InlineConflict {...props} />
  ) : (
    <FigureField {...props} />
  );
}
