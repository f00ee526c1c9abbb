import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { foldForSearch } from '#domain/text/search-fold';
import { addDays, casablancaDay, casablancaTime } from '#domain/time/casablanca-day';
import { PLANNED_DAYS } from '#domain/tours/departure-series';
import { media } from '../../../server/database/schema/media';
import { users } from '../../../server/database/schema/stores';
import { departures } from '../../../server/database/schema/tours';
import { NEJJARINE } from '../../../server/demo/demo-stores';
import { planDepartures } from '../../../server/tours/departure-series';
import type { ApiClient } from '../support/api-client';
import { startTestServer } from '../support/test-server';
import { bookedPlaces, departureOf, holdFor, plannedTour, startAt, tourOf } from './tour-builder';

const server = await startTestServer();
server.clock.stop();
const { db } = server.database;
const DAY = 86_400_000;
let admin: ApiClient;
let manager: ApiClient;
let seller: ApiClient;
let sellerId: string;

const TEXTS = {
  titleEn: 'Visit of the kiln',
  titleAr: 'زيارة الفرن',
  description: 'Le four à bois',
  descriptionEn: 'The wood kiln',
  descriptionAr: 'فرن الخشب',
  content: '<p>Le four</p>',
  contentEn: '<p>The kiln</p>',
  contentAr: '<p>الفرن</p>',
  included: 'Thé',
  includedEn: 'Tea',
  includedAr: 'شاي',
};

beforeAll(async () => {
  admin = await server.signIn('admin');
  manager = await server.signIn('manager');
  seller = await server.signIn('seller');
  sellerId = (await seller.get('/api/user/')).body.id;
});

describe('Tour', () => {
  test('A manager creates a draft, completes it and publishes it; each condition of its visibility is told', async () => {
    const created = await manager.post('/api/store/tour/create', { title: '  Visite du four ' });
    expect([created.status, created.body]).toMatchObject([
      201,
      { title: 'Visite du four', status: 'draft', isVisible: false, revision: 1 },
    ]);
    const path = `/api/store/tour/${created.body.id}`;
    const early = await manager.post(`${path}/publish`);
    expect([early.status, early.body.errors.pictureIds]).toEqual([422, ['required']]);
    const [picture] = await db.select().from(media).where(eq(media.storeId, NEJJARINE.id)).limit(1);
    const changed = await manager.patch(
      path,
      {
        ...TEXTS,
        pictureIds: [picture?.id],
        address: 'Aïn Nokbi, Fès',
        cityId: 'cty_fes',
        mapPoint: { latitude: 34.06, longitude: -4.95 },
        languages: ['fr', 'ar'],
        guideIds: [sellerId],
        prices: { adult: 12_000, child: 6000, group: null, groupSize: null },
      },
      { revision: 1 },
    );
    expect([changed.status, changed.body.pictures]).toEqual([
      200,
      [{ id: picture?.id, url: picture?.url }],
    ]);
    const published = await manager.post(`${path}/publish`);
    expect([published.status, published.body.status]).toEqual([200, 'published']);
    const unmet = () =>
      manager
        .get(path)
        .then(({ body }) =>
          body.visibility
            .filter(({ isMet }: { isMet: boolean }) => !isMet)
            .map(({ condition }: { condition: string }) => condition),
        );
    expect(await unmet()).toEqual(['has_departure']);
    const day = addDays(casablancaDay(server.clock.now()), 9);
    await manager.post(`${path}/departures/create`, { day, time: '10:00' });
    expect(await unmet()).toEqual([]);
    await manager.post(`${path}/pause`);
    expect(await unmet()).toEqual(['not_paused']);
    expect((await manager.get(path)).body.history.map(actionOf)).toEqual([
      'create',
      'publish',
      'pause',
    ]);
    // A picture of a tour is not deleted.
    const { body } = await admin.post('/api/media/delete/', { ids: [picture?.id] });
    expect(body.items?.[0]?.outcome ?? body.results?.[0]?.outcome).toBe('in_use');
  });

  test('A published tour stays complete, and pictures, guides and cities of nobody are refused', async () => {
    const tour = await tourOf(server, { status: 'draft' });
    const path = `/api/store/tour/${tour.id}`;
    const refused = async (body: object) => {
      const reply = await manager.patch(path, body, { revision: 1 });
      return [reply.status, reply.body.errors];
    };
    expect(await refused({ pictureIds: ['med_nobody'] })).toEqual([
      422,
      { pictureIds: ['unknown'] },
    ]);
    const [stranger] = await db.select().from(users).where(eq(users.userName, 'admin2'));
    expect(await refused({ guideIds: [stranger?.id] })).toEqual([422, { guideIds: ['unknown'] }]);
    expect(await refused({ cityId: 'cty_nowhere' })).toEqual([422, { cityId: ['unknown'] }]);
    expect(await refused({ minimum: 11 })).toEqual([422, { minimum: ['above_maximum'] }]);
    const policy = [
      { hoursBefore: 24, percent: 60 },
      { hoursBefore: 48, percent: 50 },
    ];
    expect(await refused({ cancellationPolicy: policy })).toEqual([
      422,
      { 'cancellationPolicy.0.percent': ['larger_than_earlier'] },
    ]);
  });

  test('A seller sees the tours and departures that they guide, and no others', async () => {
    const own = await plannedTour(server, { guideIds: [sellerId] });
    const other = await plannedTour(server);
    const listed = await seller.get('/api/store/tours/?pageSize=100');
    const ids = listed.body.items.map(({ id }: { id: string }) => id);
    expect([ids.includes(own.tour.id), ids.includes(other.tour.id)]).toEqual([true, false]);
    expect((await seller.get(`/api/store/tour/${other.tour.id}`)).status).toBe(404);
    expect((await seller.get(other.departure.path)).status).toBe(404);
    expect((await seller.get(own.departure.path)).status).toBe(200);
    const found = await seller.get(`/api/store/departures/?tourId=${other.tour.id}`);
    expect([found.body.total, found.body.items]).toEqual([0, []]);
    const { body } = await manager.get(`/api/store/departures/?tourId=${other.tour.id}`);
    expect(body.counts.open).toBe(1);
  });

  test('A tour with guests ahead is not archived; without them its departures and series end', async () => {
    const { tour, departure } = await plannedTour(server);
    const path = `/api/store/tour/${tour.id}`;
    const booked = await bookedPlaces(manager, departure.id);
    const refused = await manager.post(`${path}/archive`);
    expect([refused.status, refused.body.code, refused.body.current.id]).toEqual([
      409,
      'action_not_allowed',
      tour.id,
    ]);
    await manager.post(`${booked.path}/cancel`, {});
    const day = addDays(casablancaDay(server.clock.now()), 7);
    await manager.post(`${path}/departures/create`, {
      day,
      time: '09:00',
      recurrence: { frequency: 'daily', interval: 1, count: 3 },
    });
    const archived = await manager.post(`${path}/archive`);
    expect([archived.status, archived.body.status, archived.body.series]).toEqual([
      200,
      'archived',
      [],
    ]);
    const { body } = await manager.get(`/api/store/departures/?tourId=${tour.id}`);
    expect(body.counts).toMatchObject({ open: 0, called_off: 4 });
    const planned = await manager.post(`${path}/departures/create`, { day, time: '10:00' });
    expect([planned.status, planned.body.code]).toEqual([409, 'action_not_allowed']);
  });
});

describe('Departures of a series', () => {
  test('A weekly rule with an exception gives its departures for half a year, and one more each night', async () => {
    const tour = await tourOf(server);
    const start = addDays(casablancaDay(server.clock.now()), 3);
    const left = addDays(start, 14);
    const planned = await manager.post(`/api/store/tour/${tour.id}/departures/create`, {
      day: start,
      time: '15:30',
      recurrence: { frequency: 'weekly', interval: 1 },
      exceptions: [left],
      maximum: 6,
    });
    expect(planned.status).toBe(201);
    const days = planned.body.departures.map(({ startsAt }: { startsAt: string }) =>
      casablancaDay(new Date(startsAt)),
    );
    const expected = Array.from({ length: 26 }, (_, week) => addDays(start, week * 7));
    expect(days).toEqual(expected.filter((day) => day !== left && days.includes(day)));
    expect(days).toHaveLength(Math.floor((PLANNED_DAYS - 3) / 7));
    expect(planned.body.departures[0]).toMatchObject({
      startsAt: casablancaTime(start, '15:30').toISOString(),
      maximum: 6,
      minimum: 2,
      free: 6,
      status: 'open',
    });
    const later = new Date(server.clock.now().getTime() + 8 * DAY);
    await planDepartures(server.context, later);
    expect(await planDepartures(server.context, later)).toBe(0);
    const all = await manager.get(`/api/store/departures/?tourId=${tour.id}&pageSize=100`);
    expect(all.body.total).toBe(days.length + 1);
  });

  test('An exception deletes the departure, a day that is none any more gets it back', async () => {
    const tour = await tourOf(server);
    const start = addDays(casablancaDay(server.clock.now()), 3);
    const { body } = await manager.post(`/api/store/tour/${tour.id}/departures/create`, {
      day: start,
      time: '15:30',
      recurrence: { frequency: 'daily', interval: 1, count: 4 },
    });
    const path = `/api/store/departure-series/${body.series.id}`;
    const [first, second] = body.departures;
    await bookedPlaces(manager, second.id);
    const daysOf = async () => {
      const list = await manager.get(`/api/store/departures/?tourId=${tour.id}`);
      return list.body.items.map(({ startsAt }: { startsAt: string }) =>
        casablancaDay(new Date(startsAt)),
      );
    };
    const exceptions = [start, addDays(start, 1)];
    const changed = await manager.patch(path, { exceptions }, { revision: 1 });
    expect([changed.status, changed.body.exceptions]).toEqual([200, exceptions]);
    // The second departure has guests: it stays.
    expect(await daysOf()).toEqual([1, 2, 3].map((ahead) => addDays(start, ahead)));
    await manager.patch(path, { exceptions: [] }, { revision: 2 });
    expect(await daysOf()).toEqual([0, 1, 2, 3].map((ahead) => addDays(start, ahead)));
    expect((await manager.get(`/api/store/departure/${first.id}`)).status).toBe(404);
    const ended = await manager.patch(path, { until: addDays(start, 1) }, { revision: 3 });
    expect(ended.body.recurrence.until).toBe(addDays(start, 1));
    expect(await daysOf()).toEqual([0, 1].map((ahead) => addDays(start, ahead)));
    const wrong = await manager.patch(path, { until: addDays(start, -1) }, { revision: 4 });
    expect([wrong.status, wrong.body.errors]).toEqual([422, { until: ['period_reversed'] }]);
  });

  test('Departures are found by the title of their tour in any language, in any spelling, within the store', async () => {
    const { departure } = await plannedTour(server, {}, searchable('Théière peinte', 'إبريق'));
    const { departure: other } = await plannedTour(server, {}, searchable('Tapis', 'زربية'));
    const idsOf = async (client: ApiClient, q: string) => {
      const path = `/api/store/departures/?q=${encodeURIComponent(q)}`;
      return (await client.get(path)).body.items.map(({ id }: { id: string }) => id);
    };
    for (const q of ['theiere', 'PEINTE thé', 'ابريق']) {
      expect(await idsOf(manager, q)).toEqual([departure.id]);
    }
    expect(await idsOf(manager, 'tapis')).toEqual([other.id]);
    expect(await idsOf(await server.signIn('admin2'), 'theiere')).toEqual([]);
  });

  test('Departures in the past, of a wrong rule or below their minimum are refused', async () => {
    const tour = await tourOf(server);
    const today = casablancaDay(server.clock.now());
    const refused = async (body: object) => {
      const reply = await manager.post(`/api/store/tour/${tour.id}/departures/create`, {
        day: addDays(today, 2),
        time: '10:00',
        ...body,
      });
      return [reply.status, reply.body.errors];
    };
    expect(await refused({ day: addDays(today, -1) })).toEqual([422, { day: ['too_early'] }]);
    expect(await refused({ day: today, time: '00:00' })).toEqual([422, { time: ['too_early'] }]);
    expect(await refused({ minimum: 11 })).toEqual([422, { minimum: ['above_maximum'] }]);
    const recurrence = { frequency: 'daily', interval: 1, until: today };
    expect(await refused({ recurrence })).toEqual([
      422,
      { 'recurrence.until': ['period_reversed'] },
    ]);
  });
});

describe('Change of a departure', () => {
  test('Its maximum is not below the places that are taken', async () => {
    const { departure } = await plannedTour(server);
    await bookedPlaces(manager, departure.id, { adults: 3 });
    const revision = (await manager.get(departure.path)).body.revision;
    const refused = async (body: object) => {
      const reply = await manager.patch(departure.path, body, { revision });
      return [reply.status, reply.body.errors];
    };
    expect(await refused({ maximum: 2 })).toEqual([422, { maximum: ['below_taken'] }]);
    expect(await refused({ minimum: 11 })).toEqual([422, { minimum: ['above_maximum'] }]);
    const full = await manager.patch(departure.path, { maximum: 3 }, { revision });
    expect([full.status, full.body.status, full.body.free]).toEqual([200, 'full', 0]);
  });

  test('A departure without guests moves with its cut-off; one that is over stays', async () => {
    const { tour, departure } = await plannedTour(server);
    const startsAt = startAt(server, 6);
    const moved = await manager.patch(
      departure.path,
      { startsAt: startsAt.toISOString(), guideIds: [sellerId] },
      { revision: 1 },
    );
    expect(moved.body).toMatchObject({
      startsAt: startsAt.toISOString(),
      bookableUntil: new Date(startsAt.getTime() - DAY).toISOString(),
      guides: [{ id: sellerId }],
    });
    const done = await departureOf(server, tour, { status: 'done' });
    const reply = await manager.patch(done.path, { maximum: 12 }, { revision: 1 });
    expect([reply.status, reply.body.code]).toEqual([409, 'action_not_allowed']);
  });

  test('A departure is full with its last place, and open again when a hold is released', async () => {
    const { departure } = await plannedTour(server, { maximum: 2 });
    const held = await holdFor(manager, departure.id, 2);
    const statusOf = async () => (await manager.get(departure.path)).body.status;
    expect(await statusOf()).toBe('full');
    const again = await holdFor(manager, departure.id, 1);
    expect([again.status, again.body.code]).toEqual([409, 'slot_full']);
    await manager.post(`/api/store/tour-booking/${held.body.id}/release`, {});
    expect(await statusOf()).toBe('open');
    const [row] = await db.select().from(departures).where(eq(departures.id, departure.id));
    expect(row?.revision).toBe(3);
  });
});

/** A tour whose title is found. */
function searchable(title: string, titleAr: string) {
  return { title, titleAr, searchText: foldForSearch(`${title} ${titleAr}`) };
}

function actionOf({ action }: { action: string }): string {
  return action;
}
