import { foldForSearch } from '../../../text/search-fold';

/**
 * Names of the months as shops write them: French and English, Arabic as in Morocco, as in Egypt and
 * the Gulf, and as in the Levant. Abbreviations of three letters or more are their beginnings.
 */
const NAMES: readonly (readonly string[])[] = [
  ['janvier', 'january', 'يناير', 'ينّاير', 'كانون الثاني', 'جانفي'],
  ['février', 'february', 'فبراير', 'شباط', 'فيفري'],
  ['mars', 'march', 'مارس', 'آذار'],
  ['avril', 'april', 'أبريل', 'إبريل', 'نيسان', 'أفريل'],
  ['mai', 'may', 'ماي', 'مايو', 'أيار'],
  ['juin', 'june', 'يونيو', 'يونيه', 'حزيران', 'جوان'],
  ['juillet', 'july', 'يوليوز', 'يوليو', 'يوليه', 'تموز', 'جويلية'],
  ['août', 'august', 'غشت', 'أغسطس', 'آب', 'أوت'],
  ['septembre', 'september', 'شتنبر', 'سبتمبر', 'أيلول', 'sept'],
  ['octobre', 'october', 'أكتوبر', 'تشرين الأول'],
  ['novembre', 'november', 'نونبر', 'نوفمبر', 'تشرين الثاني'],
  ['décembre', 'december', 'دجنبر', 'ديسمبر', 'كانون الأول'],
];

const MONTHS = NAMES.flatMap((names, at) =>
  names.map((name) => ({ month: at + 1, name: foldForSearch(name) })),
);

const MIN_ABBREVIATION = 3;

/**
 * The number of the month with this name, or with this beginning of a French or English name
 * (`févr.`, `Sep`); null if it is none, or the beginning of several (`jui`).
 */
export function monthNamed(text: string): number | null {
  const folded = foldForSearch(text);
  const whole = MONTHS.find(({ name }) => name === folded);
  if (whole) return whole.month;
  if (folded.length < MIN_ABBREVIATION || !/^[a-z]+$/.test(folded)) return null;
  const months = new Set(
    MONTHS.filter(({ name }) => name.startsWith(folded)).map(({ month }) => month),
  );
  const [only = null] = months.size === 1 ? months : [];
  return only;
}
