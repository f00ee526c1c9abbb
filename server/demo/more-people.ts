import type { Person } from './demo-clients';

/** Invented people, combined from common first and last names. */
const WOMEN = [
  'Sanae',
  'Nisrine',
  'Rajae',
  'Siham',
  'Mounia',
  'Karima',
  'Oumaima',
  'Laila',
  'Dounia',
  'Rim',
  'Farah',
  'Jihane',
  'Najat',
] as const;
const MEN = [
  'Amine',
  'Khalid',
  'Yassine',
  'Soufiane',
  'Mustapha',
  'Hassan',
  'Ismail',
  'Fouad',
  'Jamal',
  'Marouane',
  'Taha',
] as const;
const LAST_NAMES = [
  'Bakkali',
  'Rahmouni',
  'Chafik',
  'El Ghazi',
  'Hajji',
  'Lemrini',
  'Saïdi',
  'Toumi',
  'Berradi',
  'Kadiri',
  'Ennaji',
  'Zouhair',
  'Malki',
  'Serghini',
  'Ajana',
  'Boutaleb',
  'Rifai',
  'Belhaj',
  'Chentouf',
  'Doukkali',
  'El Mokri',
  'Guennoun',
  'Jettou',
  'Khalidi',
  'Lotfi',
  'Mouline',
  'Nejjar',
  'Ouahbi',
  'Regragui',
] as const;
const ARABIC_WOMEN = [
  'مريم',
  'سناء',
  'نجاة',
  'حنان',
  'رجاء',
  'ليلى',
  'سلمى',
  'إيمان',
  'زينب',
  'أسماء',
  'نعيمة',
] as const;
const ARABIC_MEN = [
  'أحمد',
  'حسن',
  'خالد',
  'ياسين',
  'مصطفى',
  'إبراهيم',
  'رشيد',
  'كريم',
  'سعيد',
  'عمر',
  'إدريس',
  'يوسف',
  'حمزة',
] as const;
const ARABIC_LAST_NAMES = [
  'العلوي',
  'الفاسي',
  'بنجلون',
  'المنصوري',
  'الوزاني',
  'الشرقاوي',
  'التازي',
  'الحداد',
  'بوزيدي',
  'الكتاني',
  'القادري',
  'الصقلي',
  'العمراني',
  'بنسعيد',
  'الراشدي',
  'بلحاج',
  'الدكالي',
  'المقري',
  'كنون',
  'الخالدي',
  'لطفي',
  'مولين',
  'النجار',
  'الوهابي',
  'الركراكي',
  'الغازي',
  'التومي',
  'المالكي',
  'السرغيني',
] as const;
const CITIES = [
  'Casablanca',
  'Rabat',
  'Fès',
  'Marrakech',
  'Tanger',
  'Casablanca',
  'Agadir',
  'Meknès',
  'Salé',
  'Oujda',
  'Kénitra',
  'Casablanca',
  'Tétouan',
  'Safi',
  'Mohammadia',
  'El Jadida',
  'Béni Mellal',
  'Nador',
  'Settat',
] as const;

function itemAt<Item>(items: readonly Item[], index: number): Item {
  const item = items[index % items.length];
  if (item === undefined) throw new Error('Nothing to choose from.');
  return item;
}

interface Names {
  readonly women: readonly string[];
  readonly men: readonly string[];
  readonly lastNames: readonly string[];
}

/** Lists of lengths without a common divisor repeat no name of the first 319 people. */
function personAt({ women, men, lastNames }: Names, index: number): Person {
  const isWoman = index % 5 < 3;
  const firstNames = isWoman ? women : men;
  return [
    itemAt(firstNames, index),
    itemAt(lastNames, index),
    isWoman ? 'female' : 'male',
    itemAt(CITIES, index),
  ];
}

/** A person whose name is in Latin letters. */
export function morePeople(index: number): Person {
  return personAt({ women: WOMEN, men: MEN, lastNames: LAST_NAMES }, index);
}

/** A person whose name is in Arabic letters. */
export function moreArabicPeople(index: number): Person {
  return personAt({ women: ARABIC_WOMEN, men: ARABIC_MEN, lastNames: ARABIC_LAST_NAMES }, index);
}
