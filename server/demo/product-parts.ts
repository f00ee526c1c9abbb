import type { LocalizedNames } from '#domain/text/localized-name';
import { ATTRIBUTES } from '../seeding/attributes';
import type { CatalogueProduct, Texts } from './catalogue/catalogue-product';

/** An EAN-13 with Morocco's prefix and its check digit. */
export function barcodeOf(item: number): string {
  const digits = `6111245${String(item).padStart(5, '0')}`;
  const sum = [...digits].reduce(
    (total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3),
    0,
  );
  return `${digits}${(10 - (sum % 10)) % 10}`;
}

function paragraph(text: string | undefined): string | null {
  return text ? `<p>${text}</p>` : null;
}

/** The texts of a product, as columns of its row. */
export function textsOf({ fr, en, ar }: CatalogueProduct) {
  const [name, description, content] = fr;
  const [nameEn, descriptionEn, contentEn]: Texts | [] = en ?? [];
  const [nameAr, descriptionAr, contentAr]: Texts | [] = ar ?? [];
  return {
    name,
    nameEn: nameEn ?? null,
    nameAr: nameAr ?? null,
    description: description ?? null,
    descriptionEn: descriptionEn ?? null,
    descriptionAr: descriptionAr ?? null,
    content: paragraph(content),
    contentEn: paragraph(contentEn),
    contentAr: paragraph(contentAr),
  };
}

/** One option of a variant: an attribute's code and the code of its value. */
export interface Option {
  readonly attribute: string;
  readonly value: string;
}

/** All combinations of a variable product's options; one empty combination for a simple product. */
export function combinations({ stock }: CatalogueProduct): { options: Option[]; stock: number }[] {
  if (typeof stock === 'number') return [{ options: [], stock }];
  const { color = [null], size = [null], stocks } = stock;
  const pairs = color.flatMap((colorValue) => size.map((sizeValue) => [colorValue, sizeValue]));
  return pairs.map(([colorValue, sizeValue], index) => ({
    options: [
      ...(colorValue ? [{ attribute: 'color', value: colorValue }] : []),
      ...(sizeValue ? [{ attribute: 'size', value: sizeValue }] : []),
    ],
    stock: stocks[index] ?? 0,
  }));
}

/** The names of an option's value. */
export function valueNames({ attribute, value }: Option): LocalizedNames {
  const seed = ATTRIBUTES.find(({ code }) => code === attribute);
  return seed?.values.find(({ code }) => code === value.toLowerCase()) ?? { name: value };
}

/** The SKU of a variant: the product's code and the first letters of its options. */
export function skuOf(code: string, options: readonly Option[]): string {
  return [code, ...options.map(({ value }) => value.slice(0, 3).toUpperCase())].join('-');
}
