import { expect, test } from 'vitest';
import {
  guestContactOf,
  guestContactSchema,
  guestsOfValues,
  NO_GUEST_CONTACT,
  type PlacesValues,
  placesSchema,
} from './guest-forms';

const PRICES = { adult: 12_000, child: null, group: 90_000, groupSize: 8 };
const values: PlacesValues = { departureId: 'dep_1', adult: 2, child: null, group: null };

function errorsOf(schema: ReturnType<typeof placesSchema>, form: PlacesValues) {
  return schema.safeParse(form).error?.issues.map(({ path, message }) => [path.join('.'), message]);
}

test.each([
  [{}, undefined],
  [{ group: 1 }, undefined],
  [{ departureId: null }, [['departureId', 'required']]],
  [{ adult: 0 }, [['adult', 'required']]],
  [{ adult: 101 }, [['adult', 'too_large']]],
  [{ child: 1 }, [['child', 'not_offered']]],
  [{ adult: { unreadable: 'x', problem: 'not_a_number' } as const }, [['adult', 'required']]],
])('The places %o have the errors %o', (part, errors) => {
  expect(errorsOf(placesSchema(PRICES), { ...values, ...part })).toEqual(errors);
});

test('The first offered kind has the error of a form without guests', () => {
  const prices = { ...PRICES, adult: null };
  expect(errorsOf(placesSchema(prices), { ...values, adult: null })).toEqual([
    ['group', 'required'],
  ]);
});

test('The guests of a form are the kinds of which there is at least one', () => {
  expect(guestsOfValues({ ...values, group: 1, child: 0 })).toEqual([
    { kind: 'adult', quantity: 2 },
    { kind: 'group', quantity: 1 },
  ]);
});

test('A contact needs names and a telephone, and its address may be missing', () => {
  const paths = guestContactSchema
    .safeParse(NO_GUEST_CONTACT)
    .error?.issues.map(({ path }) => path.join('.'));
  expect(paths).toEqual(['firstName', 'lastName', 'phoneNumber']);
  const typed = {
    firstName: ' Houda ',
    lastName: 'Lahlou ',
    phoneNumber: ' 0661420318',
    email: ' ',
  };
  expect(guestContactSchema.safeParse(typed).success).toBe(true);
  expect(guestContactOf(typed)).toEqual({
    firstName: 'Houda',
    lastName: 'Lahlou',
    phoneNumber: '0661420318',
    email: null,
  });
  expect(guestContactOf({ ...typed, email: ' a@b.ma ' }).email).toBe('a@b.ma');
});
