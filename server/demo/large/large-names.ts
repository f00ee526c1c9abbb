import { productSearchText } from '../../search/product-search-text';

type Names = readonly [fr: string, en: string, ar: string];

const KINDS: readonly Names[] = [
  ['Bol en céramique', 'Ceramic bowl', 'وعاء من الخزف'],
  ['Babouches en cuir', 'Leather slippers', 'بلغة من الجلد'],
  ["Huile d'argan", 'Argan oil', 'زيت الأركان'],
  ['Tapis berbère', 'Berber rug', 'زربية أمازيغية'],
  ['Théière en laiton', 'Brass teapot', 'براد من النحاس'],
  ['Savon noir', 'Black soap', 'صابون بلدي'],
  ['Lanterne ajourée', 'Pierced lantern', 'فانوس مخرم'],
  ['Caftan brodé', 'Embroidered caftan', 'قفطان مطرز'],
  ['Coussin en sabra', 'Sabra cushion', 'وسادة من الصبرة'],
  ['Plateau gravé', 'Engraved tray', 'صينية منقوشة'],
  ['Miel de thym', 'Thyme honey', 'عسل الزعتر'],
  ['Coffret en thuya', 'Thuya box', 'علبة من العرعار'],
];

const ORIGINS: readonly Names[] = [
  ['de Fès', 'from Fez', 'من فاس'],
  ['de Safi', 'from Safi', 'من آسفي'],
  ['de Marrakech', 'from Marrakesh', 'من مراكش'],
  ['de Taroudant', 'from Taroudant', 'من تارودانت'],
  ["d'Essaouira", 'from Essaouira', 'من الصويرة'],
  ['de Tétouan', 'from Tetouan', 'من تطوان'],
  ['de Meknès', 'from Meknes', 'من مكناس'],
  ['de Ouarzazate', 'from Ouarzazate', 'من ورزازات'],
];

/** Product names, to which a number is added, with their search text. */
export function productNames() {
  return KINDS.flatMap(([fr, en, ar]) =>
    ORIGINS.map(([ofFr, ofEn, ofAr]) => {
      const names = { name: `${fr} ${ofFr}`, nameEn: `${en} ${ofEn}`, nameAr: `${ar} ${ofAr}` };
      return { ...names, searchText: productSearchText({ ...names, code: '', variants: [] }) };
    }),
  );
}

const FEMALE = 'Amina Salma Nadia Khadija Imane Hajar Zineb Meryem Sanae Ghita Loubna Asmae'.split(
  ' ',
);
const MALE = 'Youssef Omar Mehdi Hamza Rachid Anas Karim Ilyas Hassan Driss Soufiane Reda'.split(
  ' ',
);
const LAST =
  'Alaoui Bennani Tazi Chraibi Amrani Berrada Idrissi Fassi Naciri Lahlou Sefrioui Kettani Ouazzani Skalli Mernissi Benjelloun'.split(
    ' ',
  );

/** Names of clients; the first half of the given names are women's. */
export const CLIENT_NAMES = { first: [...FEMALE, ...MALE], last: LAST, women: FEMALE.length };
