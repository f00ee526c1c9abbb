/** A large product file in the portal's own columns, identical in every run. */

const HEADER =
  'code,name_fr,name_en,name_ar,description_fr,barcode,price,compare_at_price,quantity,status,weight_grams';

const KINDS = [
  ['Bol en céramique', 'Ceramic bowl', 'وعاء من الخزف'],
  ['Babouches en cuir', 'Leather slippers', 'بلغة من الجلد'],
  ["Huile d'argan", 'Argan oil', 'زيت الأركان'],
  ['Tapis berbère', 'Berber rug', 'زربية أمازيغية'],
  ['Théière en laiton', 'Brass teapot', 'براد من النحاس'],
  ['Savon noir', 'Black soap', 'صابون بلدي'],
  ['Lanterne ajourée', 'Pierced lantern', 'فانوس مخرم'],
];
const ORIGINS = ['Fès', 'Safi', 'Marrakech', 'Taroudant', 'Essaouira', 'Tétouan'];

/** Every error makes its row fail; none makes the file unreadable. */
const ROW_ERRORS = [
  (row) => ({ ...row, price: 'cher' }),
  (row) => ({ ...row, price: '-12' }),
  (row) => ({ ...row, quantity: 'beaucoup' }),
  (row) => ({ ...row, fr: '', en: '', ar: '' }),
];

function validRow(number) {
  const [fr, en, ar] = KINDS[number % KINDS.length];
  const origin = ORIGINS[number % ORIGINS.length];
  return {
    code: `CHARGE-${String(number).padStart(6, '0')}`,
    fr: `${fr} de ${origin} ${number}`,
    en: `${en} ${number}`,
    ar: `${ar} ${number}`,
    description: `Fait à la main à ${origin}, pièce numéro ${number}.`,
    barcode: String(6_110_000_000_000 + number),
    price: `${20 + (number % 900)}.50`,
    before: `${30 + (number % 900)}.00`,
    quantity: String(number % 60),
    status: number % 3 === 0 ? 'draft' : 'published',
    weight: String(100 + (number % 50)),
  };
}

/** The same product with another name, price and stock; every tenth price falls by more than half. */
function changedRow(number) {
  const row = validRow(number);
  const price = number % 10 === 0 ? Number(row.price) * 0.4 : Number(row.price) + 1;
  return {
    ...row,
    en: `${row.en}, new`,
    price: price.toFixed(2),
    before: '',
    quantity: String((number + 7) % 60),
  };
}

function quoted(value) {
  return /[",\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value;
}

/**
 * @param {number} rows without the header
 * @param {number} every the interval of invalid rows
 * @param {boolean} isChanged whether each product differs from that of the first file
 */
export function productFile(rows, every, isChanged = false) {
  const lines = Array.from({ length: rows }, (_, index) => {
    const number = index + 1;
    const row = isChanged ? changedRow(number) : validRow(number);
    const fault =
      number % every === 0 ? ROW_ERRORS[(number / every) % ROW_ERRORS.length] : undefined;
    return Object.values(fault ? fault(row) : row)
      .map(quoted)
      .join(',');
  });
  return `${[HEADER, ...lines].join('\n')}\n`;
}
