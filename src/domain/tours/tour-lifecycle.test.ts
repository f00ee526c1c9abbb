import { describe, expect, test } from 'vitest';
import { permissionsOf, type Role } from '../permissions/permissions';
import { NEW_TOUR, type TourFields, tourErrors } from './tour-form';
import {
  allowedTourActions,
  checkTourAction,
  TOUR_LIFECYCLE,
  TOUR_STATUSES,
  type TourStatus,
} from './tour-lifecycle';
import { isVisibleTour, type TourSellability, tourVisibilityOf } from './tour-visibility';

const COMPLETE: TourFields = {
  ...NEW_TOUR,
  title: 'Visite',
  titleEn: 'Visit',
  titleAr: 'زيارة',
  description: 'Le four',
  descriptionEn: 'The kiln',
  descriptionAr: 'الفرن',
  content: '<p>Le four</p>',
  contentEn: '<p>The kiln</p>',
  contentAr: '<p>الفرن</p>',
  included: 'Thé',
  includedEn: 'Tea',
  includedAr: 'شاي',
  pictureIds: ['med_1'],
  address: 'Aïn Nokbi, Fès',
  cityId: 'cty_fes',
  mapPoint: { latitude: 34.06, longitude: -4.95 },
  languages: ['fr', 'ar'],
  prices: { adult: 12_000, child: 6000, group: 90_000, groupSize: 10 },
};

describe('Lifecycle of a tour', () => {
  test('The table reaches each status but the first one, and has each action once per status', () => {
    const reached = new Set<string>(TOUR_LIFECYCLE.transitions.map(({ to }) => to));
    expect(TOUR_STATUSES.filter((status) => !reached.has(status))).toEqual(['draft']);
    const pairs = TOUR_LIFECYCLE.transitions.flatMap(({ from, action }) =>
      from.map((status) => `${status} ${action}`),
    );
    expect(new Set(pairs).size).toBe(pairs.length);
  });

  test.each([
    ['draft', ['publish', 'archive']],
    ['published', ['pause', 'archive']],
    ['paused', ['resume', 'archive']],
    ['archived', []],
  ] as const)(
    'A manager may do with a tour that is %s: %j; a seller nothing',
    (status, actions) => {
      expect(actionsOf(status, 'store_manager')).toEqual(actions);
      expect(actionsOf(status, 'store_user')).toEqual([]);
    },
  );

  test('A tour with guests ahead is not archived', () => {
    expect(actionsOf('published', 'store_admin', 1)).toEqual(['pause']);
    const state = { status: 'published', departuresAhead: 1 } as const;
    expect(checkTourAction(state, 'archive', permissionSet('store_admin'))).toEqual({
      refusal: 'action_not_allowed',
    });
    expect(checkTourAction(state, 'archive', permissionSet('store_user'))).toEqual({
      refusal: 'forbidden',
    });
    expect(checkTourAction(state, 'pause', permissionSet('store_admin'))).toMatchObject({
      transition: { to: 'paused' },
    });
  });
});

describe('Visibility of a tour', () => {
  const visible: TourSellability = {
    status: 'published',
    isComplete: true,
    bookableDepartures: 1,
    isStoreActive: true,
  };

  test.each<[Partial<TourSellability>, string[]]>([
    [{}, []],
    [{ isComplete: false }, ['complete']],
    [{ status: 'draft' }, ['published']],
    [{ status: 'paused' }, ['not_paused']],
    [{ status: 'archived' }, ['not_archived']],
    [{ bookableDepartures: 0 }, ['has_departure']],
    [{ isStoreActive: false }, ['store_active']],
  ])('With %j these conditions are not met: %j', (part, missing) => {
    const tour = { ...visible, ...part };
    const unmet = tourVisibilityOf(tour).filter(({ isMet }) => !isMet);
    expect(unmet.map(({ condition }) => condition)).toEqual(missing);
    expect(isVisibleTour(tour)).toBe(missing.length === 0);
  });
});

describe('Form of a tour', () => {
  test('A draft needs a French title only', () => {
    expect(tourErrors(NEW_TOUR, 'draft')).toEqual({ title: ['required'] });
    expect(tourErrors({ ...NEW_TOUR, title: 'Visite' }, 'draft')).toEqual({});
  });

  test('A published or paused tour is complete', () => {
    expect(tourErrors(COMPLETE, 'published')).toEqual({});
    expect(tourErrors(COMPLETE, 'paused')).toEqual({});
    expect(Object.keys(tourErrors({ ...NEW_TOUR, title: 'Visite' }, 'published'))).toEqual([
      'pictureIds',
      'address',
      'cityId',
      'languages',
      'prices',
      'titleEn',
      'titleAr',
      'description',
      'descriptionEn',
      'descriptionAr',
      'content',
      'contentEn',
      'contentAr',
      'included',
      'includedEn',
      'includedAr',
    ]);
    expect(tourErrors({ ...COMPLETE, content: '<p>&nbsp;</p>' }, 'published')).toEqual({
      content: ['required'],
    });
  });

  test.each<[Partial<TourFields>, Record<string, string[]>]>([
    [{ title: 'x'.repeat(161) }, { title: ['too_long'] }],
    [{ address: 'x'.repeat(301) }, { address: ['too_long'] }],
    [{ durationMinutes: 14 }, { durationMinutes: ['too_small'] }],
    [{ durationMinutes: 90.5 }, { durationMinutes: ['too_small'] }],
    [{ durationMinutes: 20_161 }, { durationMinutes: ['too_large'] }],
    [{ minimum: 0 }, { minimum: ['too_small'] }],
    [{ minimum: 11 }, { minimum: ['above_maximum'] }],
    [
      { maximum: 501, prices: { ...COMPLETE.prices, group: null, groupSize: null } },
      { maximum: ['too_large'] },
    ],
    [{ cutOffMinutes: -1 }, { cutOffMinutes: ['too_small'] }],
    [{ prices: { ...COMPLETE.prices, adult: 0 } }, { 'prices.adult': ['too_small'] }],
    [{ prices: { ...COMPLETE.prices, child: 100_000_001 } }, { 'prices.child': ['too_large'] }],
    [{ prices: { ...COMPLETE.prices, groupSize: null } }, { 'prices.groupSize': ['required'] }],
    [{ prices: { ...COMPLETE.prices, group: null } }, { 'prices.groupSize': ['not_allowed'] }],
    [{ prices: { ...COMPLETE.prices, groupSize: 11 } }, { 'prices.groupSize': ['too_large'] }],
    [{ mapPoint: { latitude: 48.8, longitude: 2.3 } }, { mapPoint: ['outside'] }],
    [{ languages: ['fr', 'fr'] }, { languages: ['duplicate'] }],
    [{ pictureIds: Array.from({ length: 31 }, String) }, { pictureIds: ['too_many'] }],
    [{ guideIds: Array.from({ length: 21 }, String) }, { guideIds: ['too_many'] }],
    [
      { cancellationPolicy: [{ hoursBefore: 24, percent: 101 }] },
      { 'cancellationPolicy.0.percent': ['too_large'] },
    ],
  ])('%o is refused', (part, errors) => {
    expect(tourErrors({ ...COMPLETE, ...part }, 'draft')).toEqual(errors);
  });
});

function permissionSet(role: Role) {
  return new Set(permissionsOf(role));
}

function actionsOf(status: TourStatus, role: Role, departuresAhead = 0) {
  return allowedTourActions({ status, departuresAhead }, permissionSet(role)).map(
    ({ action }) => action,
  );
}
