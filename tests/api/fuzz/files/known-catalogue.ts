import { oneOf, type Random } from '../../support/seeded-random';

/** A product as a shop means it; prices in centimes of MAD. */
export interface KnownProduct {
  readonly code: string;
  /** In French and Arabic; null where the file's encoding or header has no place for it. */
  readonly nameFr: string | null;
  readonly nameAr: string | null;
  readonly price: number;
  readonly compareAtPrice: number | null;
  readonly cost: number | null;
  readonly quantity: number;
  readonly barcode: string | null;
  /** A lower price and the days on which it counts; only formats with sales have it. */
  readonly sale: KnownSale | null;
}

interface KnownSale {
  readonly price: number;
  readonly from: string;
  readonly to: string;
}

const FRENCH = [
  'Tapis berbère, laine',
  'Théière ciselée à la main',
  'Bol bleu "grand modèle"',
  'Plateau rond; laiton',
  'Caftan brodé | été',
  "Lanterne d'Essaouira",
  'Pouf en cuir, façon ancienne',
  'Savon noir & gant',
  'Coussin kilim',
  'Miroir sculpté',
  'Babouches à pompon',
  'Couverture hivernale très épaisse',
  'Verre à thé peint',
  'Panier tressé',
];
const ARABIC = [
  'زربية أمازيغية من الصوف',
  'براد منقوش',
  'قفطان مطرز',
  'صينية من النحاس',
  'فانوس الصويرة',
  'صابون بلدي',
  'مرآة منحوتة',
  'سلة من الدوم',
  'كأس شاي مزخرف',
  'وسادة صغيرة',
];
/** The clock of the files: Wednesday, 25 November 2026, noon in Casablanca. */
export const NOW = new Date('2026-11-25T11:00:00Z');
const SALES = [
  { from: '2026-10-01', to: '2026-10-31' },
  { from: '2026-11-20', to: '2026-12-31' },
  { from: '2026-11-02', to: '2026-12-05' },
  { from: '2026-12-25', to: '2027-01-15' },
];

interface CatalogueTraits {
  /** Whether every price is a whole number of dirhams. */
  readonly isWhole: boolean;
  readonly hasFrench: boolean;
  readonly hasArabic: boolean;
}

/** The products of one file. */
export function knownCatalogue(
  random: Random,
  { isWhole, hasFrench, hasArabic }: CatalogueTraits,
): KnownProduct[] {
  const size = 3 + Math.floor(random() * 20);
  return Array.from({ length: size }, (_, at) => {
    const price = priceOf(random, isWhole);
    const isSold = random() < 0.4;
    return {
      code: `${oneOf(random, ['TAP', 'BOL', 'REF'])}-${100 + at}`,
      nameFr: hasFrench ? oneOf(random, FRENCH) : null,
      nameAr: hasArabic ? oneOf(random, ARABIC) : null,
      price,
      compareAtPrice: random() < 0.3 ? price + roundedTo(price / 4, isWhole) : null,
      cost: random() < 0.6 ? roundedTo(price / 2, isWhole) : null,
      quantity: Math.floor(random() * 90) + (random() < 0.1 ? 1150 : 0),
      barcode: random() < 0.5 ? ean(random) : null,
      sale: isSold ? { price: roundedTo(price * 0.8, isWhole), ...oneOf(random, SALES) } : null,
    };
  });
}

function priceOf(random: Random, isWhole: boolean): number {
  const dirhams =
    random() < 0.4 ? 1000 + Math.floor(random() * 14_000) : 5 + Math.floor(random() * 900);
  return isWhole ? dirhams * 100 : dirhams * 100 + oneOf(random, [0, 0, 50, 90, 95, 99]);
}

function roundedTo(centimes: number, isWhole: boolean): number {
  return isWhole
    ? Math.max(1, Math.round(centimes / 100)) * 100
    : Math.max(1, Math.round(centimes));
}

/** Thirteen digits with their check digit. */
function ean(random: Random): string {
  const digits = `611${String(Math.floor(random() * 1e9)).padStart(9, '0')}`;
  const sum = [...digits].reduce((total, digit, at) => total + Number(digit) * (at % 2 ? 3 : 1), 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}
