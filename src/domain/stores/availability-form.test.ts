import { describe, expect, test } from 'vitest';
import {
  type AvailabilityForm,
  availabilityForm,
  availabilityFormErrors,
  availabilityOf,
  normalizeClock,
} from './availability-form';
import { DEFAULT_AVAILABILITY } from './store-availability';

const FORM = availabilityForm({
  ...DEFAULT_AVAILABILITY,
  closures: [
    {
      from: '2026-12-11',
      to: '2026-12-13',
      note: 'Inventaire',
      noteEn: null,
      noteAr: null,
      acceptOrders: false,
    },
  ],
});

function faultsOf(change: Partial<AvailabilityForm>) {
  return availabilityFormErrors({ ...FORM, ...change });
}

describe('Opening hours form of a store', () => {
  test('The form converts opening hours back to the same values', () => {
    expect(faultsOf({})).toEqual({});
    expect(availabilityForm(availabilityOf(FORM))).toEqual(FORM);
    expect(FORM.sunday).toEqual([]);
  });

  test('The form reports errors of opening hours by day and field', () => {
    const monday = [
      { opens: '09:00', closes: '13:00' },
      { opens: '12:00', closes: '18:00' },
    ];
    expect(faultsOf({ monday })).toEqual({ 'monday.1.opens': ['overlapping'] });
    expect(faultsOf({ friday: [{ opens: '09:00', closes: '' }] })).toEqual({
      'friday.0.closes': ['required'],
    });
    expect(faultsOf({ friday: [{ opens: '25:00', closes: '26:00' }] })).toEqual({
      'friday.0.opens': ['invalid_clock'],
    });
    expect(faultsOf({ friday: [{ opens: '10:00', closes: '24:00' }] })).toEqual({});
  });

  test('The form reports errors of closures and of the handling days', () => {
    const [closure] = FORM.closures;
    const closures = closure ? [{ ...closure, to: '2026-12-10' }] : [];
    expect(faultsOf({ closures })).toEqual({ 'closures.0.to': ['period_reversed'] });
    expect(faultsOf({ closures: closures.map((one) => ({ ...one, to: '' })) })).toEqual({
      'closures.0.to': ['required'],
    });
    expect(faultsOf({ handlingDays: null })).toEqual({ handlingDays: ['required'] });
    expect(faultsOf({ handlingDays: 31 })).toEqual({ handlingDays: ['too_large'] });
  });
});

test('`normalizeClock` reads a time in the usual ways of typing it, and leaves other text as it is', () => {
  const typed = ['9', '09:30', '9h30', '0930', '9 h', '٩:٣٠', '18.15', '24:00', '9:75', 'midi', ''];
  expect(typed.map(normalizeClock)).toEqual([
    '09:00',
    '09:30',
    '09:30',
    '09:30',
    '09:00',
    '09:30',
    '18:15',
    '24:00',
    '9:75',
    'midi',
    '',
  ]);
});
