import { expect, test } from 'vitest';
import { seededRandom, testSeed } from '../support/seeded-random';
import { canEncode } from './files/encode-text';
import { type KnownProduct, knownCatalogue, NOW } from './files/known-catalogue';
import { hasOpenMark, hasOpenOrder } from './files/open-readings';
import { type Answers, type FileReading, readFile } from './files/read-file';
import { generatedSpelling, type Spelling } from './files/spelling';
import { type WrittenFile, writeFile } from './files/write-file';

/** Spellings of a known catalogue; `npm run test:fuzz` takes more. */
const SPELLINGS = Number(process.env.FILE_SPELLINGS ?? 300);
/** Of 300, this many are read right. */
const LEAST_RIGHT = Math.ceil((SPELLINGS * 290) / 300);
const SHOWN_FAULTS = Number(process.env.SHOWN_FAULTS ?? 12);

const seed = testSeed();

/** How a file was read: right at once, right after a question that it leaves open, or not right. */
type Verdict = 'right' | 'asked' | 'needless' | 'refused' | 'misread';

interface Outcome {
  readonly number: number;
  readonly verdict: Verdict;
  readonly report: string;
}

test(
  `${SPELLINGS} spellings of known catalogues are read right or asked about (seed ${seed})`,
  async () => {
    const outcomes: Outcome[] = [];
    for (let number = 0; number < SPELLINGS; number += 1) outcomes.push(await outcomeOf(number));
    const having = (verdict: Verdict) => outcomes.filter((each) => each.verdict === verdict);
    const counts = (['right', 'asked', 'needless', 'refused', 'misread'] as const)
      .map((verdict) => `${having(verdict).length} ${verdict}`)
      .join(', ');
    console.log(`files, seed ${seed}: ${SPELLINGS} spellings, ${counts}`);
    for (const { report } of having('asked').slice(0, SHOWN_FAULTS)) console.log(report);
    const faults = ['needless', 'refused', 'misread'] as const;
    const faulty = faults.flatMap(having);
    expect(
      having('misread')
        .map(({ report }) => report)
        .slice(0, SHOWN_FAULTS),
    ).toEqual([]);
    expect(
      SPELLINGS - faulty.length,
      faulty
        .map(({ report }) => report)
        .slice(0, SHOWN_FAULTS)
        .join('\n'),
    ).toBeGreaterThanOrEqual(LEAST_RIGHT);
  },
  1000 * SPELLINGS,
);

/** One file, from its own seed: `TEST_SEED` and the number repeat it. */
async function outcomeOf(number: number): Promise<Outcome> {
  const random = seededRandom(seed * 100_003 + number);
  const spelling = generatedSpelling(random);
  const { encoding, header } = spelling;
  const hasArabic = canEncode('زربية', encoding) && (!canEncode('é', encoding) || random() < 0.6);
  const hasFrench = canEncode('éèàêçù', encoding) && (!hasArabic || random() < 0.7);
  const traits = { isWhole: random() < 0.25, hasFrench, hasArabic };
  const drawn = knownCatalogue(random, traits).map((product) => encodable(product, spelling));
  const products = header === 'woocommerce' ? drawn : drawn.map((one) => ({ ...one, sale: null }));
  const written = writeFile(products, spelling);
  const answers: Answers = {
    textLanguage: hasFrench ? 'fr' : 'ar',
    decimalMark: spelling.numbers.decimal === ',' ? 'comma' : 'point',
    dateOrder: spelling.dates === 'month/day' ? 'monthFirst' : 'dayFirst',
  };
  const reading = await readFile(written.bytes, answers);
  return judged(number, { products, spelling, written, reading });
}

/** A name that the encoding cannot write is replaced by a plain one. */
function encodable(product: KnownProduct, { encoding }: Spelling): KnownProduct {
  const { nameFr } = product;
  if (nameFr !== null && !canEncode(nameFr, encoding))
    return { ...product, nameFr: 'Coussin kilim' };
  return nameFr === null && product.nameAr === null
    ? { ...product, nameFr: 'Plateau rond' }
    : product;
}

interface Trial {
  readonly products: readonly KnownProduct[];
  readonly spelling: Spelling;
  readonly written: WrittenFile;
  readonly reading: FileReading | { readonly refusal: string };
}

function judged(number: number, trial: Trial): Outcome {
  const { reading, written } = trial;
  const open = [
    ...(hasOpenMark(written) ? ['decimalMark'] : []),
    ...(hasOpenOrder(written) ? ['dateOrder'] : []),
  ];
  const outcome = (verdict: Verdict, detail: string): Outcome => ({
    number,
    verdict,
    report: reportOf(number, verdict, detail, trial),
  });
  if ('refusal' in reading) return outcome('refused', reading.refusal);
  const asked = reading.questions.filter((one) => one === 'decimalMark' || one === 'dateOrder');
  const differences = differencesOf(trial.products, reading, trial.spelling);
  if (differences.length > 0) {
    // A row that is left out is reported with its reason; a wrong value or product is not.
    const isSilent = differences.some(({ isRefusal }) => !isRefusal);
    const said = differences.slice(0, 4).map(({ text }) => text);
    return outcome(isSilent ? 'misread' : 'refused', said.join('; '));
  }
  const needless = asked.filter((one) => !open.includes(one));
  if (needless.length > 0) return outcome('needless', `asked for ${needless.join(', ')}`);
  return asked.length > 0
    ? outcome('asked', `asked for ${asked.join(', ')}: both fit every cell`)
    : outcome('right', '');
}

function reportOf(number: number, verdict: Verdict, detail: string, trial: Trial): string {
  const { spelling, written, reading } = trial;
  const shape = 'refusal' in reading ? '' : ` read as ${reading.shape}`;
  const lines = written.text.split(spelling.lineEnd).slice(0, 5).join('\n    ');
  return `${verdict} (${number}) ${detail}${shape}\n    ${JSON.stringify(spelling)}\n    ${lines}`;
}

interface Difference {
  readonly text: string;
  /** Whether the product's row was refused with a reason. */
  readonly isRefusal: boolean;
}

/** What a product of the file is, and what it was read as; a missing and an extra product too. */
function differencesOf(
  products: readonly KnownProduct[],
  { groups, refusedCodes }: FileReading,
  { header }: Spelling,
): Difference[] {
  const read = new Map(
    groups.flatMap(({ draft }) => (draft === null ? [] : [[draft.code, draft] as const])),
  );
  const wanted = new Set(products.map(({ code }) => code));
  const extra = [...read.keys()].filter((code) => !wanted.has(code));
  return [
    ...extra.map((code) => ({ text: `${code} is no product`, isRefusal: false })),
    ...products.flatMap((product) => {
      const draft = read.get(product.code);
      if (!draft) {
        const isRefusal = refusedCodes === 'all' || refusedCodes.has(product.code);
        return [{ text: `${product.code} is missing`, isRefusal }];
      }
      const fields = {
        nameFr: draft.names.fr ?? null,
        nameAr: draft.names.ar ?? null,
        price: draft.price ?? null,
        compareAtPrice: draft.compareAtPrice ?? null,
        cost: draft.cost ?? null,
        quantity: draft.quantity ?? null,
        barcode: draft.barcode ?? null,
      };
      const right = expectedFields(product, header);
      return Object.entries(right).flatMap(([field, value]) => {
        const got = fields[field as keyof typeof fields];
        const text = `${product.code} ${field}: ${value} read as ${got}`;
        return got === value ? [] : [{ text, isRefusal: false }];
      });
    }),
  ];
}

/** The fields of a product at the files' time: a running sale is the price. */
function expectedFields(product: KnownProduct, header: Spelling['header']) {
  const { nameFr, nameAr, price, compareAtPrice, cost, quantity, barcode, sale } = product;
  if (header !== 'woocommerce') {
    return { nameFr, nameAr, price, compareAtPrice, cost, quantity, barcode };
  }
  const today = NOW.toISOString().slice(0, 10);
  const isOn = sale !== null && sale.from <= today && today <= sale.to && sale.price < price;
  return {
    ...(nameFr === null ? { nameAr } : { nameFr }),
    price: isOn ? sale.price : price,
    compareAtPrice: isOn ? price : null,
    cost,
    quantity,
  };
}
