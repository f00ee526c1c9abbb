import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { AuditRecordKind } from '#domain/audit/audit-acts';
import { AUDIT_RULES, type AuditRule } from '#domain/audit/audit-rules';
import { CANCELLATION_LIFECYCLE } from '#domain/cancellations/cancellation-lifecycle';
import { LANGUAGES, type Language } from '#domain/format/languages';
import { ORDER_LIFECYCLE } from '#domain/orders/order-lifecycle';
import { PRINT_ACTIONS } from '#domain/papers/papers';
import { PAYOUT_LIFECYCLE } from '#domain/payouts/payout-lifecycle';
import { PICKUP_LIFECYCLE } from '#domain/pickups/pickup-lifecycle';
import { RETURN_LIFECYCLE } from '#domain/returns/return-lifecycle';
import { DEPARTURE_LIFECYCLE } from '#domain/tours/departure-lifecycle';
import { TOUR_BOOKING_LIFECYCLE } from '#domain/tours/tour-booking-lifecycle';
import { TOUR_LIFECYCLE } from '#domain/tours/tour-lifecycle';
import { CANDIDACY_LIFECYCLE } from '#domain/vacancies/candidacy-lifecycle';
import { productHistory } from '../../server/database/schema/products';
import { changedFields } from '../../src/ui/activity/field-words';

interface ActionsOfLifecycle {
  readonly transitions: readonly { readonly action: string }[];
}

function actionsOf({ transitions }: ActionsOfLifecycle): string[] {
  return transitions.map(({ action }) => action);
}

/** What the server writes into the histories of records, by their kind. */
const HISTORY_ACTS: Readonly<Partial<Record<AuditRecordKind, readonly string[]>>> = {
  order: [...actionsOf(ORDER_LIFECYCLE), ...PRINT_ACTIONS, 'cancelItems'],
  cancellation: actionsOf(CANCELLATION_LIFECYCLE),
  return: actionsOf(RETURN_LIFECYCLE),
  product: productHistory.action.enumValues,
  payout: actionsOf(PAYOUT_LIFECYCLE),
  pickup: actionsOf(PICKUP_LIFECYCLE),
  tour: [...actionsOf(TOUR_LIFECYCLE), 'create'],
  departure: [...actionsOf(DEPARTURE_LIFECYCLE), 'update'],
  booking: actionsOf(TOUR_BOOKING_LIFECYCLE),
  candidacy: [...actionsOf(CANDIDACY_LIFECYCLE), 'choose'],
};

const TOLD = Object.entries(AUDIT_RULES).flatMap(([entity, rule]) =>
  'kind' in rule ? [{ entity, rule }] : [],
);
const TEXTS = Object.fromEntries(LANGUAGES.map((language) => [language, textsIn(language)]));

describe.each(LANGUAGES)('Texts of acts in %s', (language) => {
  test('Every act that the server can write has a sentence with its record', () => {
    const missing = TOLD.flatMap(({ rule }) =>
      actsOf(rule)
        .filter((act) => !TEXTS[language]?.acts[rule.kind]?.[act]?.includes('{{record}}'))
        .map((act) => `${rule.kind}.${act}`),
    );
    expect(missing).toEqual([]);
  });

  test('Every kind of record has words with and without a name', () => {
    const kinds = [...new Set(TOLD.map(({ rule }) => rule.kind))];
    expect(kinds.filter((kind) => !TEXTS[language]?.unnamed[kind])).toEqual([]);
    const named = kinds.filter((kind) => kind !== 'store' && kind !== 'calendarFeed');
    expect(named.filter((kind) => !TEXTS[language]?.records[kind]?.includes('{{name}}'))).toEqual(
      [],
    );
  });
});

test('Every column of which a change is told has the word of a form', () => {
  const unnamed = TOLD.flatMap(({ entity, rule }) =>
    (rule.changes?.columns ?? [])
      .filter((column) => changedFields(told(rule, column)).length === 0)
      .map((column) => `${entity}.${column}`),
  );
  // Acts that name what they changed list no fields.
  expect(unnamed).toEqual([
    'storeAvailability.weekly',
    'storeAvailability.closures',
    'storeAvailability.handlingDays',
    'carrierSchedules.rules',
    'taskLists.name',
    'candidacies.interviewerIds',
    'candidacies.interviewStartsAt',
    'scoreCards.scores',
    'scoreCards.comment',
  ]);
});

test.each(LANGUAGES)('Fields have the labels of their forms in %s', (language) => {
  const fields = TEXTS[language]?.fields ?? {};
  for (const [namespace, path] of [
    ['storeSettings', ['fields']],
    ['posts', ['fields']],
    ['tours', ['fields']],
    ['vacancies', ['fields']],
  ] as const) {
    const labels = path.reduce((found, key) => found[key], readTexts(language, namespace));
    const own = { posts: { content: 'text' }, tours: TOUR_WORDS, vacancies: VACANCY_WORDS };
    const renamed: Record<string, string> = own[namespace as keyof typeof own] ?? STORE_WORDS;
    for (const [name, label] of Object.entries(labels)) {
      const word = fields[renamed[name] ?? name];
      if (word !== undefined)
        expect(`${namespace} ${name}: ${word}`).toBe(`${namespace} ${name}: ${label}`);
    }
  }
});

const STORE_WORDS = { name: 'storeName' };
const TOUR_WORDS = { content: 'programme', address: 'meetingPlace', languages: 'spokenLanguages' };
const VACANCY_WORDS = { languages: 'requiredLanguages' };

function actsOf(rule: AuditRule): readonly string[] {
  const { isHistory, inserts, moves = [], changes, deletes } = rule;
  return [
    ...(isHistory ? (HISTORY_ACTS[rule.kind] ?? ['(no list of the acts of this history)']) : []),
    ...(typeof inserts === 'string' ? [inserts] : (inserts ?? []).map(({ act }) => act)),
    ...moves.map(({ act }) => act),
    ...(changes ? [changes.act] : []),
    ...(deletes === undefined ? [] : [deletes]),
  ];
}

function told(rule: AuditRule, column: string) {
  const sentence = `${rule.kind}.${rule.changes?.act}` as Parameters<
    typeof changedFields
  >[0]['sentence'];
  return { sentence, kind: rule.kind, fields: [column] };
}

// biome-ignore lint/suspicious/noExplicitAny: texts are trees of any depth.
function readTexts(language: Language, namespace: string): any {
  return JSON.parse(readFileSync(`public/locales/${language}/${namespace}.json`, 'utf8'));
}

interface ActivityTexts {
  readonly acts: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly records: Readonly<Record<string, string>>;
  readonly unnamed: Readonly<Record<string, string>>;
  readonly fields: Readonly<Record<string, string>>;
}

function textsIn(language: Language): ActivityTexts {
  return readTexts(language, 'activity');
}
