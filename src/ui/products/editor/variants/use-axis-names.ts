import { useMemo, useState } from 'react';
import { useListAttributesQuery } from '#application/api/reference-endpoints.generated';
import { localizedName } from '#domain/text/localized-name';
import type { AttributeValue, Product } from '#openapi/types.generated';
import { useLanguage } from '../../../text/use-language';

/** The names of axes and their values in the page's language. */
export interface AxisNames {
  attribute(id: string): string;
  value(id: string): string;
  /** A combination's values: "Noir · 38". */
  place(choices: readonly { readonly valueId: string }[]): string;
  /** The colour of a value that is a colour; null for the others. */
  colour(id: string): string | null;
  /** The part of SKUs for a value. */
  code(id: string): string;
  /** Adds values found by a search, which are not among those listed with their attribute. */
  learn(values: readonly AttributeValue[]): void;
}

/** Names from the marketplace's lists; the French ones of the record until they are loaded. */
export function useAxisNames(product: Product | null): AxisNames {
  const language = useLanguage();
  const { data } = useListAttributesQuery({ pageSize: 100 });
  const [learned, setLearned] = useState<readonly AttributeValue[]>([]);
  return useMemo(() => {
    const attributes = new Map((data?.items ?? []).map((each) => [each.id, each]));
    const listed = (data?.items ?? []).flatMap(({ values }) => values);
    const values = new Map([...listed, ...learned].map((value) => [value.id, value]));
    const options = (product?.variants ?? []).flatMap(({ optionValues }) => optionValues);
    const value = (id: string) => {
      const known = values.get(id);
      if (known) return localizedName(known, language);
      return options.find(({ valueId }) => valueId === id)?.value ?? '';
    };
    return {
      attribute: (id) => {
        const known = attributes.get(id);
        if (known) return localizedName(known, language);
        return options.find(({ attributeId }) => attributeId === id)?.attribute ?? '';
      },
      value,
      place: (choices) => choices.map(({ valueId }) => value(valueId)).join(' · '),
      colour: (id) => values.get(id)?.colorHex ?? null,
      code: (id) => values.get(id)?.code ?? '',
      learn: (found) => setLearned((before) => [...before, ...found]),
    };
  }, [data, learned, product, language]);
}
