import { useMemo, useState } from 'react';
import type { Product } from '#application/api/products-endpoints.generated';
import {
  type AttributeValue,
  useListAttributesQuery,
} from '#application/api/reference-endpoints.generated';
import { localizedName } from '#domain/text/localized-name';
import { useLanguage } from '../../../text/use-language';

/** How axes and their values are called in the page's language. */
export interface AxisNames {
  attribute(id: string): string;
  value(id: string): string;
  /** A combination's values: "Noir · 38". */
  place(choices: readonly { readonly valueId: string }[]): string;
  /** What a value that is a colour looks like; null for the others. */
  colour(id: string): string | null;
  /** What SKUs are made of. */
  code(id: string): string;
  /** Values that were found by searching, beyond those that come with their attribute. */
  learn(values: readonly AttributeValue[]): void;
}

/** Names from the marketplace's lists; until they are there, the French ones of the record. */
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
