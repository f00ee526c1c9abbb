import type { AuditRecordKind } from '#domain/audit/audit-acts';
import type { ToldAct } from '#domain/audit/audit-sentence';
import type activity from '../../../public/locales/fr/activity.json';

export type FieldWord = keyof typeof activity.fields;

/** A changed column in words: the label of its form, and its language. */
export interface ChangedField {
  readonly word: FieldWord;
  readonly language: 'en' | 'ar' | null;
}

type Words = Readonly<Record<string, FieldWord>>;

/** Columns whose label differs from their name, for all kinds of records. */
const WORDS: Words = {
  phoneNumber: 'phone',
  passwordHash: 'password',
  fileIds: 'files',
  linkId: 'linkedRecord',
  recurrenceUnit: 'recurrence',
  recurrenceInterval: 'recurrence',
  listId: 'column',
  isAllDay: 'times',
  startsAt: 'times',
  endsAt: 'times',
  changes: 'times',
  participantIds: 'participants',
  latitude: 'mapPoint',
  longitude: 'mapPoint',
  priceAdult: 'prices',
  priceChild: 'prices',
  priceGroup: 'prices',
  groupSize: 'prices',
  content: 'text',
  salaryMin: 'salary',
  salaryMax: 'salary',
  isSalaryShown: 'salary',
  interviewRules: 'interviewHours',
  interviewerIds: 'interviewers',
  interviewStartsAt: 'interview',
  assigneeId: 'assigneeIds',
};

/** Labels of one kind of record alone. */
const OWN_WORDS: Readonly<Partial<Record<AuditRecordKind, Words>>> = {
  store: { name: 'storeName' },
  client: { note: 'internalNote' },
  invoice: { client: 'invoiceClient', note: 'printedNote' },
  tour: { content: 'programme', address: 'meetingPlace', languages: 'spokenLanguages' },
  vacancy: { languages: 'requiredLanguages' },
};

/** Columns that are named as their label is. */
const NAMESAKES: readonly FieldWord[] = [
  'enterprise',
  'storeName',
  'juridicalName',
  'description',
  'email',
  'phone',
  'billingAddress',
  'cityId',
  'zipcode',
  'ice',
  'taxId',
  'rce',
  'businessTaxId',
  'cnss',
  'payment',
  'shippingRules',
  'notificationPreferences',
  'socialLinks',
  'policies',
  'weekly',
  'closures',
  'handlingDays',
  'firstName',
  'lastName',
  'userName',
  'role',
  'password',
  'gender',
  'addresses',
  'internalNote',
  'name',
  'trackingAddress',
  'trackingNumber',
  'fileName',
  'alt',
  'folder',
  'invoiceClient',
  'lines',
  'dueDate',
  'printedNote',
  'title',
  'excerpt',
  'text',
  'programme',
  'assigneeIds',
  'dueDay',
  'labels',
  'checklist',
  'files',
  'linkedRecord',
  'recurrence',
  'column',
  'tasks',
  'included',
  'meetingPlace',
  'mapPoint',
  'spokenLanguages',
  'guideIds',
  'durationMinutes',
  'cutOffMinutes',
  'prices',
  'minimum',
  'maximum',
  'cancellationPolicy',
  'place',
  'times',
  'participants',
  'reminders',
  'body',
  'contract',
  'salary',
  'requiredLanguages',
  'closesOn',
  'interviewHours',
  'interviewers',
  'interview',
];

/** Acts that name what they changed: their fields are not listed again. */
const SELF_EXPLAINED: ReadonlySet<string> = new Set([
  'carrier.changeSlots',
  'store.changeHours',
  'taskList.update',
  'candidacy.score',
  'candidacy.update',
]);

/**
 * The changed columns in words, each once; those of an act that names them itself are left out. A
 * column without a word is technical and is left out, too.
 */
export function changedFields({ sentence, kind, fields }: ToldAct): ChangedField[] {
  if (SELF_EXPLAINED.has(sentence)) return [];
  const found = new Map<string, ChangedField>();
  for (const field of fields) {
    const [, base = field, suffix] = /^(.+?)(En|Ar)?$/.exec(field) ?? [];
    const word =
      OWN_WORDS[kind]?.[base] ?? WORDS[base] ?? NAMESAKES.find((namesake) => namesake === base);
    if (!word) continue;
    const language = suffix === 'En' ? 'en' : suffix === 'Ar' ? 'ar' : null;
    found.set(`${word} ${language}`, { word, language });
  }
  return [...found.values()];
}
