import { Select, type SelectOption } from '../kit/select';
import type { useListUrl } from './list-url';

const ANY = 'any';

interface FilterSelectProps {
  /** The parameter of the address that the filter stands in. */
  name: string;
  label: string;
  /** What keeping everything is called. */
  any: string;
  value: string | number | undefined;
  options: readonly SelectOption<string>[];
  url: Pick<ReturnType<typeof useListUrl>, 'change'>;
  /** Shows its label instead of "any" while it keeps everything. */
  labelled?: boolean | undefined;
}

/** A filter of a list that keeps one value, or everything. */
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
