import { useListAttributesQuery } from '#application/api/reference-endpoints.generated';
import type { Language } from '#domain/format/languages';
import { type LocalizedNames, localizedName } from '#domain/text/localized-name';
import type { AttributeValue, Variant } from '#openapi/types.generated';

interface OptionNames {
  attribute(id: string): string;
  value(id: string): string;
  /** The colour of a value that is a colour; null for the others. */
  colour(id: string): string | null;
}

/**
 * The names of the variants' options in a language; the variants themselves contain the French
 * names.
 */
export function useOptionNames(variants: readonly Variant[], language: Language): OptionNames {
  const options = variants.flatMap(({ optionValues }) => optionValues);
  const { data } = useListAttributesQuery({ pageSize: 100 }, { skip: options.length === 0 });
  const attributes = new Map((data?.items ?? []).map((attribute) => [attribute.id, attribute]));
  const values = new Map<string, AttributeValue>(
    (data?.items ?? []).flatMap((attribute) => attribute.values.map((value) => [value.id, value])),
  );
  const named = (record: LocalizedNames | undefined, french: string | undefined): string =>
    record ? localizedName(record, language) : (french ?? '');
  return {
    attribute: (id) =>
      named(attributes.get(id), options.find(({ attributeId }) => attributeId === id)?.attribute),
    value: (id) => named(values.get(id), options.find(({ valueId }) => valueId === id)?.value),
    colour: (id) => values.get(id)?.colorHex ?? null,
  };
}
