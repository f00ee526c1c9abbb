import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { parsePhoneNumber } from '#domain/contact/phone-number';
import type { TypedNumber } from '#domain/format/unreadable-number';
import { ControlledField, renderKitPage } from '../../../../tests/support/kit-page';
import { DecimalField, MoneyField, NumberField } from './number-field';
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
    ["1'890.50 DH", 189_050],
  ])('A money field stores an amount typed as %s in centimes', async (typed, centimes) => {
    const { person, changes, field } = openMoney();
    await person.type(field, typed);
    await person.tab();
    expect(changes.at(-1)).toBe(centimes);
    expect(field).toHaveValue('1\u00a0890,50');
    expect(field).not.toHaveAccessibleDescription();
  });

  it.each([
    ['10,00', 1000, '10,00'],
    ['1.899', 189_900, '1\u00a0899,00'],
    ['1,899', 189_900, '1\u00a0899,00'],
    ['1\u202f250,50\u00a0DHS', 125_050, '1\u00a0250,50'],
  ])('A money field shows on blur what it read from the pasted %j', async (text, value, shown) => {
    const { person, changes, field } = openMoney();
    await person.click(field);
    await person.paste(text);
    expect(field).toHaveValue(text);
    await person.tab();
    expect(changes).toEqual([value]);
    expect(field).toHaveValue(shown);
  });

  it.each([
    ['-3', 'negative_number'],
    ['1e3', 'not_a_number'],
    ['12,345 €', 'not_a_number'],
    ['0,129', 'too_many_decimals'],
    ['99999999999999999', 'number_too_large'],
  ])('A money field keeps the pasted %j and says why it is refused', async (text, problem) => {
    const { person, changes, field } = openMoney();
    await person.click(field);
    await person.paste(text);
    await person.tab();
    expect(changes).toEqual([{ unreadable: text, problem }]);
    expect(field).toHaveValue(text);
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription(problem);
  });

  it.each([
    ['5\t120,00', '5\t120,00'],
    ['5\r\n120,00', '5\t120,00'],
    ['٥\n١٢٠', '٥\t١٢٠'],
    ['5;120', '5;120'],
  ])('A money field refuses the cells pasted as %j, and keeps them apart', async (text, shown) => {
    const { person, changes, field } = openMoney();
    await person.click(field);
    await person.paste(text);
    expect(field).toHaveValue(shown);
    await person.tab();
    expect(changes.at(-1)).toEqual({ unreadable: shown, problem: 'several_values' });
    expect(field).toHaveAccessibleDescription('several_values');
  });

  it('A money field takes one cell pasted with the line end of a spreadsheet', async () => {
    const { person, changes, field } = openMoney();
    await person.click(field);
    await person.paste('5120,00\r\n');
    await person.tab();
    expect(changes.at(-1)).toBe(512_000);
  });

  it('A money field that may be negative reads a minus', async () => {
    const { person, changes, field } = openMoney({ signed: true });
    await person.type(field, '-12,50');
    await person.tab();
    expect(changes.at(-1)).toBe(-1250);
    expect(field).toHaveValue('-12,50');
  });
});

describe('Number field', () => {
  it.each([
    ['10,00', 10, '10'],
    ['١٢', 12, '12'],
    ['1 200 %', 1200, '1200'],
  ])('A number field reads %j, and shows the number on blur', async (text, value, shown) => {
    const { person, changes, field } = openNumber(null);
    await person.click(field);
    await person.paste(text);
    await person.tab();
    expect(changes).toEqual([value]);
    expect(field).toHaveValue(shown);
  });

  it('A number field shows a reason only once the field is left or Enter is pressed', async () => {
    const { person, field } = openNumber(null);
    await person.type(field, '2,5');
    expect(field).toHaveValue('2,5');
    expect(field).not.toBeInvalid();
    await person.keyboard('{Enter}');
    expect(field).toHaveAccessibleDescription('not_whole');
    expect(field).toHaveValue('2,5');
  });

  it('The arrow keys change a number by one, and leave a text that is no number', async () => {
    const { person, changes, field } = openNumber(7);
    await person.click(field);
    await person.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}');
    expect(changes).toEqual([8, 9, 8]);
    await person.type(field, 'x');
    await person.keyboard('{ArrowUp}');
    expect(field).toHaveValue('8x');
  });

  it('A corrected number field is valid, and an emptied one has no value', async () => {
    const { person, changes, field } = openNumber(null);
    await person.type(field, '-3');
    await person.tab();
    expect(field).toHaveAccessibleDescription('negative_number');
    await person.clear(field);
    expect(changes.at(-1)).toBeNull();
    expect(field).not.toBeInvalid();
    await person.type(field, '3');
    await person.tab();
    expect(changes.at(-1)).toBe(3);
    expect(field).not.toBeInvalid();
  });
});

describe('Decimal field', () => {
  it.each([
    ['1,250', 1.25, '1,25'],
    ['١٫٥', 1.5, '1,5'],
    ['2.5 kg', 2.5, '2,5'],
  ])('A decimal field reads %j, and shows the number on blur', async (text, value, shown) => {
    const changes: TypedNumber[] = [];
    const person = renderKitPage(
      'fr',
      <ControlledField<TypedNumber> initialValue={null} changes={changes}>
        {(current, change) => (
          <DecimalField label="Poids" unit="kg" value={current} onChange={change} />
        )}
      </ControlledField>,
    );
    await person.click(screen.getByLabelText('Poids'));
    await person.paste(text);
    await person.tab();
    expect(changes).toEqual([value]);
    expect(screen.getByLabelText('Poids')).toHaveValue(shown);
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

function openMoney(own: { signed?: boolean } = {}) {
  const changes: TypedNumber[] = [];
  const person = renderKitPage(
    'fr',
    <ControlledField<TypedNumber> initialValue={null} changes={changes}>
      {(value, change) => <MoneyField label="Prix" value={value} onChange={change} {...own} />}
    </ControlledField>,
  );
  return { person, changes, field: screen.getByLabelText('Prix') };
}

function openNumber(initialValue: number | null) {
  const changes: TypedNumber[] = [];
  const person = renderKitPage(
    'fr',
    <ControlledField<TypedNumber> initialValue={initialValue} changes={changes}>
      {(value, change) => <NumberField label="Part" unit="%" value={value} onChange={change} />}
    </ControlledField>,
  );
  return { person, changes, field: screen.getByLabelText('Part') };
}
