import { Select, type SelectOption } from '../kit/fields/select';
import type { useListUrl } from './list-url';

const ANY = 'any';

interface FilterSelectProps {
  /** The URL parameter of the filter. */
  name: string;
  label: string;
  /** The label of the option without a filter. */
  any: string;
  value: string | number | undefined;
  options: readonly SelectOption<string>[];
  url: Pick<ReturnType<typeof useListUrl>, 'change'>;
  /** Shows the filter's label instead of "any" while no value is chosen. */
  labelled?: boolean | undefined;
}

/** A list filter with a single value, or none. */
export function FilterSelect(props: FilterSelectProps) {
  const { name, label, any, value, options, url, labelled = false } = props;
  return (
    <Select
      compact
      hideLabel
      label={label}
      buttonLabel={labelled && value === undefined ? label : undefined}
      value={String(value ?? ANY)}
      options={[{ value: ANY, label: any }, ...options]}
      onChange={(chosen) => url.change({ [name]: chosen === ANY ? null : chosen })}
    />
  );
}
