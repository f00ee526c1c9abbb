import { isUnreadable } from '#domain/format/unreadable-number';
import type { Attribute } from '#openapi/types.generated';
import { Autocomplete } from '../../kit/fields/autocomplete';
import { DecimalField } from '../../kit/fields/number-field';
import { Select } from '../../kit/fields/select';
import { TextArea } from '../../kit/fields/text-area';
import { useBufferedValue } from '../../kit/form/use-buffered-value';
import { useLocalizedName } from '../../text/localized';
import { useText } from '../../text/use-text';
import { CheckboxList } from './checkbox-list';
import { useAttributeEntry } from './use-attribute-entry';

/** With more values than this, they are searched instead of listed. */
const FEW_VALUES = 12;

/** The field of one attribute, by its type: list, text, measure, or yes and no. */
export function AttributeField({ attribute }: { attribute: Attribute }) {
  const { type, isRequired } = attribute;
  const localized = useLocalizedName();
  const own = { attribute, label: localized(attribute), required: isRequired };
  if (type === 'single_select') return <OneOfMany {...own} />;
  if (type === 'multi_select') return <SomeOfMany {...own} />;
  if (type === 'toggle') return <YesOrNo {...own} />;
  return type === 'unit' ? <Measure {...own} /> : <FreeText {...own} />;
}

interface OwnProps {
  attribute: Attribute;
  label: string;
  required: boolean;
}

function useOptions({ values }: Attribute) {
  const localized = useLocalizedName();
  return values.map((value) => ({ value: value.id, label: localized(value) }));
}

function OneOfMany({ attribute, ...own }: OwnProps) {
  const t = useText('productEditor');
  const { entry, error, change, id } = useAttributeEntry(attribute.id);
  const options = useOptions(attribute);
  const value = entry.valueIds[0] ?? null;
  const shared = { ...own, id, error, options, value, placeholder: t('attributes.choose') };
  return attribute.values.length > FEW_VALUES ? (
    <Autocomplete {...shared} onChange={(next) => change({ valueIds: next ? [next] : [] })} />
  ) : (
    <Select {...shared} onChange={(next) => change({ valueIds: [next] })} />
  );
}

function SomeOfMany({ attribute, ...own }: OwnProps) {
  const { entry, error, change, id } = useAttributeEntry(attribute.id);
  return (
    <CheckboxList
      {...own}
      id={id}
      error={error}
      options={useOptions(attribute)}
      value={entry.valueIds}
      onChange={(valueIds) => change({ valueIds })}
    />
  );
}

/** Not a switch: an empty value is neither of the two. */
function YesOrNo({ attribute, ...own }: OwnProps) {
  const t = useText('productEditor');
  const { entry, error, change, id } = useAttributeEntry(attribute.id);
  return (
    <Select
      {...own}
      id={id}
      error={error}
      options={[
        { value: 'yes', label: t('yes') },
        { value: 'no', label: t('no') },
      ]}
      value={typeof entry.value === 'boolean' ? (entry.value ? 'yes' : 'no') : null}
      placeholder={t('attributes.choose')}
      onChange={(next) => change({ value: next === 'yes' })}
    />
  );
}

function FreeText({ attribute, ...own }: OwnProps) {
  const { entry, error, change, id } = useAttributeEntry(attribute.id);
  const value = typeof entry.value === 'string' ? entry.value : '';
  const [shown, type] = useBufferedValue(value, (next: string) => change({ value: next }));
  return (
    <TextArea
      {...own}
      oneLine
      id={id}
      error={error}
      value={shown}
      maxLength={500}
      onChange={type}
    />
  );
}

function Measure({ attribute, ...own }: OwnProps) {
  const { entry, error, change, id } = useAttributeEntry(attribute.id);
  return (
    <DecimalField
      {...own}
      id={id}
      error={error}
      unit={attribute.unit ?? undefined}
      value={typeof entry.value === 'number' || isUnreadable(entry.value) ? entry.value : null}
      onChange={(value) => change({ value })}
    />
  );
}
