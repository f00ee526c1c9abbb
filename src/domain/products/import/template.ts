import { CSV_BOM, csvRecord, STANDARD_CSV } from '../../format/csv';
import { STOCK_POLICY_WORDS } from './cells/stock-cells';
import type { ImportLanguage } from './import-format';
import type { ImportTarget } from './import-target';

type InLanguages = Readonly<Record<ImportLanguage, string>>;

/** A column of the template: its target, and its heading in each language. */
interface TemplateColumn {
  readonly target: ImportTarget;
  readonly headings: InLanguages;
}

function column(target: ImportTarget, fr: string, en: string, ar: string): TemplateColumn {
  return {
    target,
    headings: { fr, en, ar },
  };
}

/** The columns of the portal's own format, in the order of a seller's workflow. */
export const TEMPLATE_COLUMNS: readonly TemplateColumn[] = [
  column('code', 'Référence (SKU)', 'Code (SKU)', 'الرمز (SKU)'),
  column('parentCode', 'Référence du produit parent', 'Parent product code', 'رمز المنتج الأصل'),
  column('rowType', 'Type de produit', 'Product type', 'نوع المنتج'),
  column('nameFr', 'Nom (français)', 'Name (French)', 'الاسم (بالفرنسية)'),
  column('nameAr', 'Nom (arabe)', 'Name (Arabic)', 'الاسم (بالعربية)'),
  column('nameEn', 'Nom (anglais)', 'Name (English)', 'الاسم (بالإنجليزية)'),
  column('descriptionFr', 'Description (français)', 'Description (French)', 'الوصف (بالفرنسية)'),
  column('descriptionAr', 'Description (arabe)', 'Description (Arabic)', 'الوصف (بالعربية)'),
  column('descriptionEn', 'Description (anglais)', 'Description (English)', 'الوصف (بالإنجليزية)'),
  column('categoryPath', 'Catégorie', 'Category', 'الفئة'),
  column('brand', 'Marque', 'Brand', 'العلامة التجارية'),
  column('barcode', 'Code-barres', 'Barcode', 'الباركود'),
  column('price', 'Prix (DHS)', 'Price (DHS)', 'السعر (DHS)'),
  column('compareAtPrice', 'Prix barré (DHS)', 'Compare-at price (DHS)', 'السعر قبل التخفيض (DHS)'),
  column('cost', 'Prix de revient (DHS)', 'Cost price (DHS)', 'سعر التكلفة (DHS)'),
  column('quantity', 'Quantité', 'Quantity', 'الكمية'),
  column('stockPolicy', 'Suivi du stock', 'Stock tracking', 'تتبع المخزون'),
  column('lowStock', 'Seuil de stock bas', 'Low stock threshold', 'حد المخزون المنخفض'),
  column('weightGrams', 'Poids (g)', 'Weight (g)', 'الوزن (غ)'),
];

/** Prefixes for the name of an option or an attribute, and for the number of an image. */
export const TEMPLATE_WORDS: Readonly<Record<'option' | 'attribute' | 'image', InLanguages>> = {
  option: { fr: 'Option', en: 'Option', ar: 'خيار' },
  attribute: { fr: 'Caractéristique', en: 'Attribute', ar: 'مواصفة' },
  image: { fr: 'Image', en: 'Image', ar: 'صورة' },
};

/** The data for the examples in the template: a category and an axis that the store may use. */
export interface TemplateExample {
  /** Names from the root to a leaf, in the template's language; empty leaves the cell empty. */
  readonly categoryPath: readonly string[];
  /** Null for a template without variants. */
  readonly axis: { readonly name: string; readonly values: readonly string[] } | null;
}

/** In Morocco, spreadsheets separate cells by a semicolon; in English, by a comma. */
const DELIMITERS: Readonly<Record<ImportLanguage, ',' | ';'>> = { fr: ';', en: ',', ar: ';' };

const SIMPLE: Partial<Record<ImportTarget, string>> = {
  code: 'EX-BOL',
  rowType: 'simple',
  nameFr: 'Bol en céramique',
  nameAr: 'زلافة من الخزف',
  nameEn: 'Ceramic bowl',
  descriptionFr: 'Bol tourné et peint à la main, 18 cm.',
  descriptionAr: 'زلافة مصنوعة ومرسومة باليد، 18 سم.',
  descriptionEn: 'Bowl thrown and painted by hand, 18 cm.',
  price: '135',
  compareAtPrice: '160',
  cost: '70',
  quantity: '40',
  lowStock: '5',
  weightGrams: '450',
};
const PARENT: Partial<Record<ImportTarget, string>> = {
  code: 'EX-CAFTAN',
  rowType: 'variable',
  nameFr: 'Caftan brodé',
  nameAr: 'قفطان مطرّز',
  nameEn: 'Embroidered caftan',
  descriptionFr: 'Coton et broderie de Fès.',
  descriptionAr: 'قطن وطرز فاسي.',
  descriptionEn: 'Cotton with embroidery from Fez.',
};

/**
 * A file to fill in: headings in one language, with a simple product and one with variants as
 * examples. It is the portal's own format with readable headings, which the import recognises
 * (contract, "Product import"). CSV with a byte order mark.
 */
export function importTemplate(language: ImportLanguage, example: TemplateExample): string {
  const { categoryPath, axis } = example;
  const headings = TEMPLATE_COLUMNS.map(({ headings: names }) => names[language]);
  const [optionWord, imageWord] = [TEMPLATE_WORDS.option[language], TEMPLATE_WORDS.image[language]];
  const header = [
    ...headings,
    ...(axis ? [`${optionWord}: ${axis.name}`] : []),
    `${imageWord} 1`,
    `${imageWord} 2`,
  ];
  const shared = { categoryPath: categoryPath.join(' > ') };
  const stockPolicy = STOCK_POLICY_WORDS.counted[language];
  const rows = [{ ...SIMPLE, stockPolicy, ...shared }, ...(axis ? [{ ...PARENT, ...shared }] : [])];
  const variants = axis?.values.slice(0, 2) ?? [];
  const record = (row: Partial<Record<ImportTarget, string>>, option = '') =>
    TEMPLATE_COLUMNS.map(({ target }) => row[target] ?? '').concat(axis ? [option] : [], '', '');
  const cells = [
    header,
    ...rows.map((row) => record(row)),
    ...variants.map((value, at) =>
      record(
        { code: `EX-CAFTAN-${at + 1}`, parentCode: 'EX-CAFTAN', price: '890', quantity: '6' },
        value,
      ),
    ),
  ];
  return (
    CSV_BOM +
    cells
      .map((row) => csvRecord(row, { ...STANDARD_CSV, delimiter: DELIMITERS[language] }))
      .join('')
  );
}
