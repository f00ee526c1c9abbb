import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { parsePhoneNumber } from '#domain/contact/phone-number';
import { ControlledField, renderKitPage } from '../../../../tests/support/kit-page';
import { MoneyField } from './number-field';
import { PhoneField } from './phone-field';
import { RangeSlider } from './slider';

describe('Range slider', () => {
  it.each([
    ['fr', [30, 80]],
    ['ar', [10, 80]],
  ] as const)(
    "The right arrow key moves a range slider's thumb in the reading direction of %s",
    async (language, value) => {
      const { person, told: onChangeSpy } = openPrices(language);
      screen.getByRole('slider', { name: /Minimum/ }).focus();
      await person.keyboard('{ArrowRight}');
      expect(onChangeSpy).toEqual([value]);
    },
  );

  it('A range slider does not let its thumbs pass each other, and its thumb has the shown value as text', async () => {
    const { person, told: onChangeSpy } = openPrices('fr');
    const least = screen.getByRole('slider', { name: /Minimum/ });
    least.focus();
    await person.keyboard('{End}');
    expect(onChangeSpy).toEqual([[80, 80]]);
    expect(least).toHaveAttribute('aria-valuetext', '80 DHS');
  });
});

describe('Money field', () => {
  it.each([
    ['1890,5', 189_050],
    ['1 890.50', 189_050],
    ['١٨٩٠٫٥', 189_050],
  ])('A money field stores an amount typed as %s in centimes', async (typed, centimes) => {
    const onChangeSpy: (number | null)[] = [];
    const person = renderKitPage(
      'fr',
      <ControlledField<number | null> initialValue={null} changes={onChangeSpy}>
        {(value, change) => <MoneyField label="Prix" value={value} onChange={change} />}
      </ControlledField>,
    );
    await person.type(screen.getByLabelText('Prix'), typed);
    await person.tab();
    expect(onChangeSpy.at(-1)).toBe(centimes);
    expect(screen.getByLabelText('Prix')).toHaveValue('1\u00a0890,50');
  });
});

describe('Phone field', () => {
  it('A phone field accepts Arabic digits, stores the country code, and shows the national format', async () => {
    const { person, told: onChangeSpy } = openPhone();
    await person.type(field(), '٠٦٦١ ٤٢٠٣١٨');
    expect(onChangeSpy.at(-1)).toBe('+212661420318');
    await person.tab();
    expect(field()).toHaveValue('06 61 42 03 18');
    expect(field()).toHaveAttribute('dir', 'ltr');
  });

  it('A phone field stores text that is no phone number without its letters', async () => {
    const { person, told: onChangeSpy } = openPhone();
    await person.type(field(), '06a61');
    await person.tab();
    expect(onChangeSpy.at(-1)).toBe('0661');
    expect(field()).toHaveValue('0661');
  });

  const field = () => screen.getByLabelText('Téléphone');
});

function openPhone() {
  const onChangeSpy: string[] = [];
  const person = renderKitPage(
    'ar',
    <ControlledField initialValue="" changes={onChangeSpy}>
      {(value, change) => (
        <PhoneField label="Téléphone" read={parsePhoneNumber} value={value} onChange={change} />
      )}
    </ControlledField>,
  );
  return { person, told: onChangeSpy };
}

function openPrices(language: 'fr' | 'ar') {
  const onChangeSpy: (readonly [number, number])[] = [];
  const person = renderKitPage(
    language,
    <ControlledField<readonly [number, number]> initialValue={[20, 80]} changes={onChangeSpy}>
      {(value, change) => (
        <RangeSlider
          label="Prix"
          step={10}
          format={(amount) => `${amount} DHS`}
          value={value}
          onChange={change}
        />
      )}
    </ControlledField>,
  );
  return { person, told: onChangeSpy };
}
