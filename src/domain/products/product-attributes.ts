export type AttributeType = 'single_select' | 'multi_select' | 'text' | 'unit' | 'toggle';

/** An attribute of a product: values of the attribute's list, or a value of its own. */
export type AttributeEntry = {
  attributeId: string;
  valueIds?: readonly string[] | undefined;
  value?: string | number | boolean | null | undefined;
};

/** An attribute that the product's category has. */
export type KnownAttribute = {
  id: string;
  type: AttributeType;
  isRequired: boolean;
  /** The existing value ids among those that the entries contain. */
  valueIds: ReadonlySet<string>;
};

const FREE_TYPES = { text: 'string', unit: 'number', toggle: 'boolean' } as const;

function isSelect(type: AttributeType): type is 'single_select' | 'multi_select' {
  return type === 'single_select' || type === 'multi_select';
}

function selectErrors(entry: AttributeEntry, attribute: KnownAttribute): string[] {
  const { valueIds = [] } = entry;
  if (valueIds.length === 0) return ['required'];
  if (attribute.type === 'single_select' && valueIds.length > 1) return ['too_many'];
  if (new Set(valueIds).size < valueIds.length) return ['duplicate'];
  return valueIds.every((id) => attribute.valueIds.has(id)) ? [] : ['unknown_value'];
}

function valueErrors({ value }: AttributeEntry, type: keyof typeof FREE_TYPES): string[] {
  if (value === undefined || value === null) return ['required'];
  if (typeof value === 'string' && value.trim() === '') return ['required'];
  return typeof value === FREE_TYPES[type] ? [] : ['invalid_type'];
}

/** The error of one entry: the field and the codes. */
function entryErrors(
  entry: AttributeEntry,
  attribute: KnownAttribute | undefined,
): Record<string, string[]> {
  if (!attribute) return { attributeId: ['unknown_attribute'] };
  const { type } = attribute;
  if (isSelect(type)) {
    if (entry.value !== undefined && entry.value !== null) return { value: ['not_allowed'] };
    return { valueIds: selectErrors(entry, attribute) };
  }
  if (entry.valueIds && entry.valueIds.length > 0) return { valueIds: ['not_allowed'] };
  return { value: valueErrors(entry, type) };
}

/**
 * Validates the attributes of a product, by field path (`attributes.2.valueIds`): unknown to its
 * category, repeated, or with a value of the wrong type. A select takes ids of its values (a single
 * select exactly one); a text, a unit and a toggle take a text, a number, and yes or no.
 */
export function attributeErrors(
  entries: readonly AttributeEntry[],
  known: ReadonlyMap<string, KnownAttribute>,
): Record<string, string[]> {
  const errors: Record<string, string[]> = {};
  const seen = new Set<string>();
  entries.forEach((entry, at) => {
    const wrong = seen.has(entry.attributeId)
      ? { attributeId: ['duplicate'] }
      : entryErrors(entry, known.get(entry.attributeId));
    seen.add(entry.attributeId);
    for (const [member, codes] of Object.entries(wrong)) {
      if (codes.length > 0) errors[`attributes.${at}.${member}`] = codes;
    }
  });
  return errors;
}

/**
 * Attributes that the category requires and the product has neither directly nor as an axis of its
 * variants.
 */
export function missingAttributes(
  known: Iterable<Pick<KnownAttribute, 'id' | 'isRequired'>>,
  present: ReadonlySet<string>,
): Record<string, string[]> {
  return Object.fromEntries(
    [...known]
      .filter(({ id, isRequired }) => isRequired && !present.has(id))
      .map(({ id }) => [`attributes.${id}`, ['required']]),
  );
}
