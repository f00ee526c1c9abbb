/** Words that the texts of the product do not use (docs/terms.md). */
import type { Language } from '#domain/format/languages';

export interface RefusedWord {
  readonly language: Language;
  readonly pattern: RegExp;
  /** What to write instead. */
  readonly use: string;
  /** The files in which the word is wrong; without it, all. */
  readonly within?: RegExp;
  /** Namespaces in which the word is right. */
  readonly except?: readonly string[];
  /** Whether vowel signs are part of the pattern. Otherwise they are removed first. */
  readonly withVowelSigns?: boolean;
  /** Whether parameters are part of the pattern. Otherwise they are removed first. */
  readonly withParameters?: boolean;
}

const PUBLIC_PAGES = [
  'landing',
  'news',
  'publicVacancies',
  'visit',
  'visitors',
  'wasaler',
  'written',
];
const SHOPPING = [...PUBLIC_PAGES, 'application', 'checkout', 'inquiries', 'shop'];

/** Texts about departures of tours. */
const TOURS = /(?:^|\/)(?:guestTours|tours)\.json$|tour-mail-texts/;

const arabic = { before: '(?<![ء-ي])', after: '(?![ء-ي])' };
/** The article and the prepositions that an Arabic word may begin with. */
const PREFIX = `${arabic.before}[وف]?(?:[بكل]?ال|لل|[بكل])?`;

function ar(use: string, source: string, more: Partial<RefusedWord> = {}): RefusedWord {
  return { language: 'ar', pattern: new RegExp(source, 'u'), use, ...more };
}

/** Whole Arabic words, with or without article and prepositions. */
function arWords(use: string, words: string, more: Partial<RefusedWord> = {}): RefusedWord {
  return ar(use, `${PREFIX}(?:${words})${arabic.after}`, more);
}

function latin(language: 'fr' | 'en', use: string, source: string, except: readonly string[] = []) {
  return { language, pattern: new RegExp(source, 'iu'), use, except };
}

function latinWords(language: 'fr' | 'en', use: string, words: string, except?: readonly string[]) {
  return latin(language, use, String.raw`(?<!\p{L})(?:${words})(?!\p{L})`, except);
}

/** The texts of the product, without those that a seller could have written. */
const OWN_TEXTS = /^(?:public\/locales|src\/domain\/notifications|server\/mail)\//;

/** A figure, also as a parameter, and the unit behind it, which could begin the next line. */
function splitUnit(language: Language, units: string): RefusedWord {
  return {
    language,
    pattern: new RegExp(String.raw`[\d}…] (?:${units})(?![\p{L}\d])`, 'u'),
    use: 'a no-break space (U+00A0) between a figure and its unit',
    within: OWN_TEXTS,
    withParameters: true,
  };
}

const ARABIC: readonly RefusedWord[] = [
  splitUnit(
    'ar',
    'ساعة|ساعات|يوما?|أيام|دقيقة|دقائق|ثانية|ثوان|شهرا?|أشهر|أسبوعا?|أسابيع|سنة|سنوات|ميغابايت|كيلوبايت|بكسل|حرفا?|أحرف|سم|كلغ|د|س|ث|درهم|DHS',
  ),
  ar('the number alone, written by orderNumberText', '(?:الطلب|طلب جديد|طلب إرجاع) رقم'),
  arWords('الزبون، الزبناء', 'عميل(?:ا|ك|كم|ين)?|عملاء(?:ك|كم)?|زبائن(?:ك|كم)?'),
  arWords('الطلب، الطلبات', 'طلبي(?:ة|ات|تك|تين)'),
  arWords('المنتج', 'سلع(?:ة|تك)?'),
  ar('المنصة', `${arabic.before}[وف]?(?:[بكل]?ال|لل)سوق${arabic.after}`, { except: PUBLIC_PAGES }),
  ar('بوابة البائع', 'فضاء (?:ال|لل)بائع|بوابة البائعين|الموقع(?! الإلكتروني)'),
  arWords('الخيار، المواصفة', 'سم(?:ة|ات|تان)|محورا?|محاور|خاصي(?:ة|ات)'),
  ar('الباركود', 'شريطي'),
  arWords('الفئة', 'صنفا?|أصناف'),
  ar(
    'العلامة التجارية',
    `${PREFIX}علامة${arabic.after}(?! (?:ال)?تجارية| (?:ال)?اقتباس)|علامة تبويب`,
  ),
  arWords('السعر', 'ثمن|أثمن(?:ة|تها)', { except: PUBLIC_PAGES }),
  ar('السعر قبل التخفيض', 'السعر (?:المشطوب|السابق)'),
  ar('إشعار دائن؛ التخفيض', 'إشعار(?:ا|ات)? (?:ال)?خصم|مشعر بخصم|^الخصم'),
  ar('الدفع', `${PREFIX}(?:أداء(?:ات|ها|ه)?|أداؤه|مؤدا?[ةى])${arabic.after}|يؤدى|سيؤديه|يؤدي زبنا`),
  arWords('التحويل؛ عملية دفع', 'دفع(?:ة|ات|تك|تين)'),
  ar('الدفع عند الاستلام', 'عند التسليم'),
  ar('التوصيل', '(?:تم|تأكيد|فشل|تعذر) (?:ال)?تسليم(?!.*شركة التوصيل)'),
  ar('شركة التوصيل؛ عامل التوصيل', `${PREFIX}(?:ناقل|موصل)${arabic.after}|شركة النقل`),
  ar('ردّ المبلغ', 'ا?استرجاع|مسترجع|استرداد|مسترد|استرجع'),
  ar('النزاع، فتح نزاع', `${PREFIX}اعتراض${arabic.after}|محل نزاع`),
  arWords('وصل التسليم، قائمة التحضير', 'قسيمة|قسائم'),
  ar('إرسال للمراجعة', 'على المراجعة'),
  ar('التصفية', `${PREFIX}مرشحات${arabic.after}|(?:عامل|عوامل) التصفية`),
  ar('إلغاء الأرشفة، مؤرشف', '(?:من|خارج) الأرشيف'),
  ar('القائمة؛ التبويب', `${PREFIX}لائح(?:ة|ته)${arabic.after}|لسان جديد`),
  arWords('الحصة', 'موعد(?:ا|ك|ها)?|مواعيد|رحل(?:ة|ات)', { within: TOURS }),
  ar(
    'the singular: one person is spoken to',
    [
      `${arabic.before}(?!(?:ال)?(?:تراكم|محاكم|تحكم))[ء-ي]{3,}كم${arabic.after}`,
      `${arabic.before}(?!ي|أن|كان|ل)[ء-ي]{2,}واه?${arabic.after}`,
      'تعملون|ترونه|عاينتموه',
    ].join('|'),
  ),
  ar(
    'a sentence as a seller says it',
    '(?:متصل|داخل) باسم|التخلي عن|لا رجوع عن|التوصل بالأخبار|نوع من الأخبار|كرسم|كجدول',
  ),
  ar('DHS beside a figure', String.raw`\(درهم\)|\d\}? ?درهم`),
  ar('tanwin as ًا, the marks ، ؛ ؟ and Western digits', 'اً|[ء-ي][,;?]|[٠-٩]', {
    withVowelSigns: true,
  }),
  ar(
    'the tanwin',
    `${arabic.before}(?:حاليا|أولا|بدلا|شيئا|قريبا|متغيرا|شرطا|يوما(?! عمل))(?![ء-يً])`,
    { withVowelSigns: true },
  ),
  ar('«…» without blanks', '« | »|["“”]'),
  ar('the result without an exclamation mark', '!', { except: ['tour'] }),
];

const FRENCH: readonly RefusedWord[] = [
  latin('fr', 'the number alone, written by orderNumberText', '(?:commande|retour) n°'),
  latinWords('fr', 'e-mail', 'courriels?|adresse électronique'),
  latinWords('fr', 'paramètres', 'réglages?'),
  latinWords('fr', 'responsable', 'gérants?'),
  latinWords('fr', 'collègue, équipe', 'collaborateurs?|personnel'),
  latinWords('fr', 'autorisation', 'permissions?'),
  latinWords('fr', 'option; caractéristique', 'axes?|attributs?'),
  latinWords('fr', 'validation', 'examen'),
  latinWords('fr', 'statistiques', 'analytique'),
  latinWords('fr', 'séance', 'départs?'),
  latin('fr', 'rechercher', '^chercher'),
  latin('fr', 'désarchiver, non archivé', 'de l’archive'),
  latin('fr', 'définitif', 'ne se reprend pas'),
  latin('fr', 'expédiées à temps', 'remises dans'),
  latin('fr', 'prix de revient', 'prix d’achat'),
  latin('fr', 'stock physique; stock bas', 'en rayon|stock faible'),
  latin('fr', 'portail vendeur', 'espace vendeur'),
  latin('fr', 'référence (SKU)', String.raw`code \(SKU\)`),
  latin('fr', 'cette vue', 'cet affichage'),
  latin('fr', 'action groupée', 'en masse'),
  latin('fr', 'échéance', 'heure limite'),
  latin('fr', 'livraison', '(?:frais|règles) d’expédition'),
  latin('fr', 'place de marché', '(?:du|le|sur le|ce|même) marché'),
  latin('fr', 'net vendeur', '^vous recevez'),
  splitUnit(
    'fr',
    'heures?|jours?|minutes?|min|secondes?|mois|semaines?|ans?|années?|h|s|Mo|ko|Go|px|pixels?|caractères?|cm|mm|kg|DHS|Dhs',
  ),
  latin('fr', 'a no-break space (U+00A0)', '[\\p{L})0-9…\u2069] [:;?!»]|« '),
  latin('fr', 'the apostrophe ’ and the marks « »', '[\'"“”]'),
  latin('fr', 'the result without an exclamation mark', '!', ['tour']),
];

const ENGLISH: readonly RefusedWord[] = [
  splitUnit(
    'en',
    'hours?|days?|minutes?|min|seconds?|months?|weeks?|years?|h|s|MB|kB|GB|px|pixels?|characters?|cm|mm|kg|DHS|Dhs',
  ),
  latin('en', 'the number alone, written by orderNumberText', String.raw`(?:order|return) no\.`),
  latin('en', 'does not, is not', String.raw`\b(?:did|do|does|has|have|is|are|was|were|wo)n’t\b`),
  latinWords('en', 'can’t', 'cannot'),
  latinWords('en', 'customer', 'clients?|shoppers?'),
  latinWords('en', 'option', 'ax[ie]s'),
  latinWords('en', 'refuse', String.raw`declin\w+`),
  latinWords('en', 'email', 'e-mails?'),
  latinWords('en', 'username', 'user names?'),
  latinWords('en', 'postcode', 'zip code'),
  latinWords('en', 'log out', 'sign(?:ed)? out'),
  latinWords('en', 'they', 'himself|his|him'),
  latinWords('en', 'image', 'pictures?'),
  latinWords('en', 'store', 'shops?', SHOPPING),
  latin('en', 'unarchive', '(?:out of|from) the archive'),
  latin(
    'en',
    'undo; cancel; end',
    String.raw`taken back|give[ns]? up|call(?:ed)? (?:\S+ \S+ )?off`,
  ),
  latin('en', 'compare-at price', String.raw`price to compare|(?:struck|former)\S* price`),
  latin('en', 'out of stock', 'sold out', SHOPPING),
  latin('en', 'the apostrophe ’ and the marks “ ”', '[\'"«»]'),
];

export const refusedWords: readonly RefusedWord[] = [...ARABIC, ...FRENCH, ...ENGLISH];
