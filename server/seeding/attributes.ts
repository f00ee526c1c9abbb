/** A value of an attribute; `hex` for colours. */
export interface AttributeValueSeed {
  readonly code: string;
  readonly name: string;
  readonly nameEn: string;
  readonly nameAr: string;
  readonly hex?: string;
}

/** An attribute of the marketplace; a select unless it has another type. */
export interface AttributeSeed {
  readonly code: string;
  readonly name: string;
  readonly nameEn: string;
  readonly nameAr: string;
  readonly type?: 'multi_select' | 'text' | 'unit' | 'toggle';
  /** Unit of the attribute's numbers. */
  readonly unit?: string;
  readonly isVariantAxis: boolean;
  /**
   * Slugs of its categories, which include all categories below them. Undefined: all categories.
   */
  readonly categories?: readonly string[];
  readonly values: readonly AttributeValueSeed[];
}

function color(
  code: string,
  hex: string,
  name: string,
  nameEn: string,
  nameAr: string,
): AttributeValueSeed {
  return { code, hex, name, nameEn, nameAr };
}

function named(code: string, name: string, nameEn: string, nameAr: string): AttributeValueSeed {
  return {
    code,
    name,
    nameEn,
    nameAr,
  };
}

/** Size names are the same in the three languages. */
function size(text: string): AttributeValueSeed {
  return named(text.toLowerCase(), text, text, text);
}

/** The marketplace's own attributes. A store's import may add others. */
export const ATTRIBUTES: readonly AttributeSeed[] = [
  {
    code: 'color',
    name: 'Couleur',
    nameEn: 'Colour',
    nameAr: 'اللون',
    isVariantAxis: true,
    values: [
      color('safran', '#E3A008', 'Jaune safran', 'Saffron yellow', 'أصفر زعفراني'),
      color('blanc', '#FFFFFF', 'Blanc', 'White', 'أبيض'),
      color('ecru', '#F2E9D8', 'Écru', 'Ecru', 'بيج فاتح'),
      color('noir', '#1C1C1C', 'Noir', 'Black', 'أسود'),
      color('camel', '#B98552', 'Camel', 'Camel', 'جملي'),
      color('marron', '#6B4226', 'Marron', 'Brown', 'بني'),
      color('rouge', '#B3261E', 'Rouge', 'Red', 'أحمر'),
      color('bordeaux', '#6D1A36', 'Bordeaux', 'Burgundy', 'خمري'),
      color('rose', '#D98CA3', 'Rose', 'Pink', 'وردي'),
      color('orange', '#D9742B', 'Orange', 'Orange', 'برتقالي'),
      color('vert', '#2F7D4F', 'Vert', 'Green', 'أخضر'),
      color('turquoise', '#2AA6A4', 'Turquoise', 'Turquoise', 'فيروزي'),
      color('majorelle', '#3B4CCA', 'Bleu Majorelle', 'Majorelle blue', 'أزرق ماجوريل'),
      color('nuit', '#1F2A44', 'Bleu nuit', 'Midnight blue', 'أزرق ليلي'),
      color('gris', '#8A8F98', 'Gris', 'Grey', 'رمادي'),
    ],
  },
  {
    code: 'size',
    name: 'Taille',
    nameEn: 'Size',
    nameAr: 'المقاس',
    isVariantAxis: true,
    values: [
      ...['XS', 'S', 'M', 'L', 'XL', 'XXL'].map(size),
      ...['36', '37', '38', '39', '40', '41', '42', '43', '44', '45'].map(size),
    ],
  },
  {
    code: 'material',
    name: 'Matière',
    nameEn: 'Material',
    nameAr: 'المادة',
    isVariantAxis: true,
    values: [
      named('cuir', 'Cuir', 'Leather', 'جلد'),
      named('laine', 'Laine', 'Wool', 'صوف'),
      named('coton', 'Coton', 'Cotton', 'قطن'),
      named('lin', 'Lin', 'Linen', 'كتان'),
      named('sabra', 'Sabra', 'Sabra silk', 'صبرا'),
      named('laiton', 'Laiton', 'Brass', 'نحاس أصفر'),
      named('argent', 'Argent', 'Silver', 'فضة'),
      named('ceramique', 'Céramique', 'Ceramic', 'خزف'),
      named('terre-cuite', 'Terre cuite', 'Terracotta', 'فخار'),
      named('thuya', 'Bois de thuya', 'Thuya wood', 'خشب العرعار'),
      named('doum', 'Doum', 'Palm leaf', 'دوم'),
      named('verre', 'Verre', 'Glass', 'زجاج'),
    ],
  },
  {
    ...named('season', 'Saison', 'Season', 'الموسم'),
    type: 'multi_select',
    isVariantAxis: false,
    categories: ['mode'],
    values: [
      named('printemps', 'Printemps', 'Spring', 'الربيع'),
      named('ete', 'Été', 'Summer', 'الصيف'),
      named('automne', 'Automne', 'Autumn', 'الخريف'),
      named('hiver', 'Hiver', 'Winter', 'الشتاء'),
    ],
  },
  {
    ...named('care', 'Entretien', 'Care', 'العناية'),
    type: 'text',
    isVariantAxis: false,
    values: [],
  },
  {
    ...named('volume', 'Contenance', 'Volume', 'السعة'),
    type: 'unit',
    unit: 'ml',
    isVariantAxis: false,
    categories: ['beaute', 'table'],
    values: [],
  },
  {
    ...named('handmade', 'Fait main', 'Handmade', 'صناعة يدوية'),
    type: 'toggle',
    isVariantAxis: false,
    values: [],
  },
];
