import { millisecondsInDay } from 'date-fns/constants';
import { subMilliseconds } from 'date-fns/subMilliseconds';
import { mailboxKeyOf } from '#domain/mail/mailbox-key';
import { slotsOfDays } from '#domain/slots/slots';
import { foldForSearch } from '#domain/text/search-fold';
import { addDays, casablancaDay } from '#domain/time/casablanca-day';
import {
  CANDIDACY_LIFECYCLE,
  type CandidacyAction,
  type CandidacyStatus,
  isOpenCandidacy,
} from '#domain/vacancies/candidacy-lifecycle';
import {
  INTERVIEW_DAYS,
  type InterviewRule,
  interviewSlotRules,
  type VacancyValues,
} from '#domain/vacancies/vacancy-form';
import type { Tx } from '../context';
import {
  candidacies,
  candidacyHistory,
  candidacyNotes,
  scoreCards,
  vacancies,
} from '../database/schema/vacancies';
import { type DemoStore, NEJJARINE } from './demo-stores';

interface DemoCandidate {
  readonly firstName: string;
  readonly lastName: string;
  readonly status: CandidacyStatus;
  /** Days since the application. */
  readonly age: number;
  readonly message: string;
  readonly phoneNumber?: string;
  readonly language?: 'fr' | 'ar' | 'en';
  /** Which of the next free slots was chosen; undefined for none. */
  readonly slot?: number;
  /** Whether both score cards are in, or only the first one. */
  readonly cards?: 1 | 2;
  readonly note?: string;
  readonly answer?: string;
}

interface DemoVacancy extends Omit<VacancyValues, 'cityId' | 'closesOn' | 'interviewRules'> {
  readonly id: string;
  readonly code: string;
  readonly status: 'draft' | 'open' | 'closed' | 'filled';
  readonly cityId: string;
  /** Days from today to the closing day; negative for a past one. */
  readonly closesIn: number;
  readonly candidates: readonly DemoCandidate[];
}

const RULES: readonly InterviewRule[] = (['tuesday', 'thursday'] as const).map((day) => ({
  day,
  opens: '10:00',
  closes: '12:00',
  minutes: 30,
  bufferMinutes: 10,
}));

const SHOP: DemoVacancy = {
  id: 'vac_boutique',
  code: 'n7jw4k2m',
  status: 'open',
  title: 'Vendeuse ou vendeur en boutique',
  titleEn: 'Shop assistant',
  titleAr: 'بائع أو بائعة في المحل',
  description:
    '<p>Vous accueillez les clients de notre boutique de la médina, préparez les commandes en ligne du matin et tenez la caisse.</p><ul><li>Du mardi au samedi, 9 h – 18 h</li><li>Une première expérience de la vente est appréciée</li></ul>',
  descriptionEn:
    '<p>You welcome the customers of our shop in the medina, prepare the online orders in the morning and keep the till.</p><ul><li>Tuesday to Saturday, 9 to 18</li><li>A first experience of sales is welcome</li></ul>',
  descriptionAr:
    '<p>تستقبل زبناء محلنا في المدينة العتيقة، وتحضّر طلبات الإنترنت صباحًا، وتشرف على الصندوق.</p><ul><li>من الثلاثاء إلى السبت، من 9 إلى 18</li><li>تجربة أولى في البيع مرغوب فيها</li></ul>',
  contract: 'permanent',
  cityId: 'cty_fes',
  salaryMin: 400_000,
  salaryMax: 480_000,
  isSalaryShown: true,
  languages: ['ary', 'fr'],
  closesIn: 24,
  candidates: [
    {
      firstName: 'Hajar',
      lastName: 'El Fassi',
      status: 'applied',
      age: 1,
      message:
        'J’ai tenu pendant quatre ans la boutique de ma tante à Meknès. Je parle aussi espagnol.',
      phoneNumber: '+212661002030',
    },
    {
      firstName: 'Othmane',
      lastName: 'Sqalli',
      status: 'applied',
      age: 3,
      message: 'Disponible tout de suite, y compris le dimanche.',
    },
    {
      firstName: 'خديجة',
      lastName: 'العلوي',
      status: 'shortlisted',
      age: 6,
      message: 'اشتغلت ثلاث سنوات في محل للأثواب، وأحب التعامل مع الزبناء.',
      language: 'ar',
      note: 'Très bon premier échange au téléphone.',
    },
    {
      firstName: 'Mehdi',
      lastName: 'Lahlou',
      status: 'interview',
      age: 9,
      message: 'Vendeur en téléphonie depuis deux ans, je cherche une boutique d’artisanat.',
      slot: 0,
      cards: 1,
    },
    {
      firstName: 'Sofia',
      lastName: 'Idrissi',
      status: 'offered',
      age: 14,
      message: 'Guide à Fès depuis cinq ans, je connais bien le zellige et vos artisans.',
      phoneNumber: '+212662447710',
      cards: 2,
      note: 'Connaît déjà la moitié de nos artisans.',
    },
    {
      firstName: 'Karim',
      lastName: 'Bouzidi',
      status: 'refused',
      age: 20,
      message: 'Je cherche un premier emploi.',
      answer:
        'Merci de votre intérêt. Nous cherchons une personne avec une expérience de la vente.',
    },
    {
      firstName: 'Nadia',
      lastName: 'Amrani',
      status: 'withdrawn',
      age: 12,
      message: 'Vendeuse en prêt-à-porter.',
    },
  ],
};

const OTHERS: readonly DemoVacancy[] = [
  {
    ...SHOP,
    id: 'vac_photos',
    code: 'p3xt8vqd',
    status: 'draft',
    title: 'Stage : photos de produits',
    titleEn: 'Internship: product photos',
    titleAr: '',
    description: '<p>Trois mois à l’atelier, pour photographier la nouvelle collection.</p>',
    descriptionEn: '',
    descriptionAr: '',
    contract: 'internship',
    salaryMin: null,
    salaryMax: null,
    isSalaryShown: false,
    languages: ['fr'],
    closesIn: 45,
    candidates: [],
  },
  {
    ...SHOP,
    id: 'vac_preparation',
    code: 'c6rm2hyz',
    status: 'filled',
    title: 'Préparatrice ou préparateur de commandes',
    titleEn: 'Order picker',
    titleAr: 'محضّر أو محضّرة الطلبات',
    contract: 'fixed_term',
    isSalaryShown: false,
    closesIn: -30,
    candidates: [
      {
        firstName: 'Ayoub',
        lastName: 'Chraibi',
        status: 'hired',
        age: 60,
        message: 'Deux ans de préparation de commandes à Tanger.',
        cards: 2,
      },
    ],
  },
];

const OF_ZAHRA: DemoVacancy = {
  ...SHOP,
  id: 'vac_zahra',
  code: 'z4kd9wse',
  cityId: 'cty_marrakech',
  isSalaryShown: false,
  closesIn: 15,
  candidates: [
    {
      firstName: 'Ilham',
      lastName: 'Tahiri',
      status: 'applied',
      age: 2,
      message: 'Esthéticienne depuis six ans.',
    },
  ],
};

/** The actions that lead to a status, from the application on. */
const WAYS: Readonly<Record<CandidacyStatus, readonly CandidacyAction[]>> = {
  applied: ['apply'],
  shortlisted: ['apply', 'shortlist'],
  interview: ['apply', 'shortlist', 'invite'],
  offered: ['apply', 'shortlist', 'invite', 'offer'],
  hired: ['apply', 'shortlist', 'invite', 'offer', 'hire'],
  refused: ['apply', 'refuse'],
  withdrawn: ['apply', 'withdraw'],
};

function targetOf(action: CandidacyAction): CandidacyStatus {
  const to = CANDIDACY_LIFECYCLE.transitions.find((line) => line.action === action)?.to;
  if (!to || to === 'archived') throw new Error(`No ${action}.`);
  return to;
}

interface Written {
  readonly id: string;
  readonly storeId: string;
  readonly candidate: DemoCandidate;
  readonly at: Date;
  readonly staff: readonly string[];
}

function candidacyRow(
  { id, storeId, candidate, at, staff }: Written,
  vacancyId: string,
  slots: readonly { readonly startsAt: Date; readonly endsAt: Date }[],
) {
  const { firstName, lastName, status, message, phoneNumber = null, answer = null } = candidate;
  const email = `candidat.${id.slice(4)}@example.ma`;
  const slot = candidate.slot === undefined ? undefined : slots[candidate.slot];
  return {
    id,
    storeId,
    vacancyId,
    status,
    firstName,
    lastName,
    email,
    mailboxKey: mailboxKeyOf(email),
    phoneNumber,
    message,
    language: candidate.language ?? 'fr',
    interviewerIds: candidate.cards ? [...staff] : [],
    interviewStartsAt: slot?.startsAt ?? null,
    interviewEndsAt: slot?.endsAt ?? null,
    answer,
    endedAt: isOpenCandidacy(status) ? null : at,
    searchText: foldForSearch(`${firstName} ${lastName}`),
    createdAt: at,
    updatedAt: at,
  } satisfies typeof candidacies.$inferInsert;
}

function stepRows({ id, candidate, at, staff }: Written) {
  return WAYS[candidate.status].map((action, index, way) => {
    const before = way[index - 1];
    const isOwn = action === 'apply' || action === 'withdraw';
    return {
      id: `cdh_${id.slice(4)}${index}`,
      candidacyId: id,
      at,
      actorType: isOwn ? ('candidate' as const) : ('staff' as const),
      actorId: isOwn ? null : (staff[0] ?? null),
      action,
      fromStatus: before ? targetOf(before) : null,
      toStatus: targetOf(action),
    };
  });
}

function cardRows({ id, storeId, candidate, at, staff }: Written) {
  return staff.slice(0, candidate.cards ?? 0).map((authorId, index) => ({
    id: `scd_${id.slice(4)}${index}`,
    storeId,
    candidacyId: id,
    authorId,
    scores: { skills: 4, experience: 3 + index, communication: 5, motivation: 4 },
    comment: index === 0 ? 'À l’aise avec les clients.' : '',
    createdAt: at,
    updatedAt: at,
  }));
}

async function writeCandidates(
  tx: Tx,
  store: DemoStore,
  { id: vacancyId, candidates }: DemoVacancy,
  now: Date,
): Promise<void> {
  const slots = slotsOfDays(
    { rules: interviewSlotRules(RULES), hours: store.availability },
    addDays(casablancaDay(now), 1),
    INTERVIEW_DAYS,
  );
  const staff = store.staff.slice(-2).map(({ id }) => id);
  for (const [index, candidate] of candidates.entries()) {
    const written: Written = {
      id: `cdy_${vacancyId.slice(4)}${index}`,
      storeId: store.id,
      candidate,
      at: subMilliseconds(now, candidate.age * millisecondsInDay),
      staff,
    };
    await tx.insert(candidacies).values(candidacyRow(written, vacancyId, slots));
    await tx.insert(candidacyHistory).values(stepRows(written));
    const cards = cardRows(written);
    if (cards.length > 0) await tx.insert(scoreCards).values(cards);
    const [authorId] = staff;
    if (candidate.note && authorId) {
      await tx.insert(candidacyNotes).values({
        id: `cdn_${written.id.slice(4)}`,
        storeId: store.id,
        candidacyId: written.id,
        authorId,
        body: candidate.note,
        createdAt: written.at,
      });
    }
  }
}

/** Writes the vacancies of a demo store with those who apply for them. */
export async function writeVacancies(tx: Tx, store: DemoStore, now: Date): Promise<void> {
  const all = store.id === NEJJARINE.id ? [SHOP, ...OTHERS] : [OF_ZAHRA];
  for (const vacancy of all) {
    const { candidates: _candidates, closesIn, languages, ...columns } = vacancy;
    const publishedAt = subMilliseconds(now, 70 * millisecondsInDay);
    await tx.insert(vacancies).values({
      ...columns,
      storeId: store.id,
      languages: [...languages],
      closesOn: addDays(casablancaDay(now), closesIn),
      interviewRules: RULES,
      publishedAt: vacancy.status === 'draft' ? null : publishedAt,
      searchText: foldForSearch([vacancy.title, vacancy.titleEn, vacancy.titleAr].join(' ')),
      createdAt: publishedAt,
      updatedAt: publishedAt,
    });
    await writeCandidates(tx, store, vacancy, now);
  }
}
