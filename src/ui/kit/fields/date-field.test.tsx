import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Language } from '#domain/format/languages';
import { ControlledField, renderKitPage } from '../../../../tests/support/kit-page';
import { DateField } from './date-field';
import { DateRangeField } from './date-range-field';
import type { DayRange } from './day-value';

// Rendering a calendar is slow in jsdom.
const SLOW = { timeout: 30_000 };

describe('Date field', SLOW, () => {
  it('A date field accepts a day typed digit by digit in French order', async () => {
    const { person, told: onChangeSpy } = openDate('fr', null);
    await person.click(screen.getByText('Jour'));
    await person.keyboard('19112026');
    expect(onChangeSpy.at(-1)).toBe('2026-11-19');
    expect(parts()).toEqual(['19', '11', '2026']);
  });

  it('A date field on an Arabic page keeps the order day, month, year and Latin digits', async () => {
    const { person, told: onChangeSpy } = openDate('ar', null);
    await person.click(screen.getByText('Jour'));
    await person.keyboard('19112026');
    expect(onChangeSpy.at(-1)).toBe('2026-11-19');
    expect(parts()).toEqual(['19', '11', '2026']);
  });

  it('A date field reports no day beyond its limits and moves it into them on blur', async () => {
    const { person, told: onChangeSpy } = openDate('fr', null);
    await person.click(screen.getByText('Jour'));
    await person.keyboard('31122150');
    expect(onChangeSpy.filter((day) => day !== null)).toEqual([]);
    await person.click(document.body);
    expect(onChangeSpy.at(-1)).toBe('2099-12-31');
    expect(parts()).toEqual(['31', '12', '2099']);
  });

  it('A date field moves a day before 1900 to the first of January 1900 on blur', async () => {
    const { person, told: onChangeSpy } = openDate('fr', null);
    await person.click(screen.getByText('Jour'));
    await person.keyboard('01011850');
    await person.click(document.body);
    expect(onChangeSpy.at(-1)).toBe('1900-01-01');
  });

  it('A date field restores a complete day on blur when only one part was cleared', async () => {
    const { person } = openDate('fr', '2026-11-19');
    await person.click(screen.getByText('Jour'));
    await person.keyboard('{Backspace}{Backspace}');
    expect(parts()[0]).toBe('jj');
    await person.click(document.body);
    expect(parts()).toEqual(['01', '11', '2026']);
  });

  it.each([
    ['fr', ['lun', 'mar', 'mer', 'jeu', 'ven', 'sam', 'dim']],
    ['ar', ['أحد', 'اثنين', 'ثلاثاء', 'أربعاء', 'خميس', 'جمعة', 'سبت']],
  ] as const)(
    'The calendar of a date field begins the week as in language %s',
    async (language, days) => {
      const { person } = openDate(language, '2026-11-19');
      await openCalendar(person);
      const heads = [...document.querySelectorAll('thead th')].map((head) => head.textContent);
      expect(heads).toEqual(days);
    },
  );

  it("The calendar of a date field uses Morocco's Arabic name of the month", async () => {
    const { person } = openDate('ar', '2026-11-19');
    await openCalendar(person);
    expect(document.querySelector('[role="dialog"] header')).toHaveTextContent('نونبر 2026');
  });

  it.each([
    ['fr', '{ArrowRight}', '2026-11-20'],
    ['ar', '{ArrowRight}', '2026-11-18'],
    ['fr', '{ArrowDown}', '2026-11-26'],
  ] as const)(
    'On a page in %s, %s in the calendar of a date field moves to %s',
    async (language, key, day) => {
      const { person, told: onChangeSpy } = openDate(language, '2026-11-19');
      await openCalendar(person);
      await person.keyboard(`${key}{Enter}`);
      expect(onChangeSpy).toEqual([day]);
      expect(dialog()).toBeNull();
    },
  );

  it('The clear button of a date field clears it and focuses its first part', async () => {
    const { person, told: onChangeSpy } = openDate('fr', '2026-11-19');
    await person.click(screen.getByRole('button', { name: 'Clear' }));
    expect(onChangeSpy).toEqual([null]);
    expect(parts()[0]).toBe(document.activeElement?.textContent);
  });
});

describe('Date range field', SLOW, () => {
  it('A date range field reports days chosen in the calendar only after Apply', async () => {
    const { person, told: onChangeSpy, pressed } = openRange('fr', null);
    await openCalendar(person);
    await person.click(day('22'));
    await person.click(day('26'));
    expect(onChangeSpy).toEqual([]);
    await person.click(screen.getByText('Apply'));
    expect(onChangeSpy).toEqual([{ from: '2026-11-22', to: '2026-11-26' }]);
    expect(pressed).toEqual([]);
  });

  it('A date range field reports a preset immediately, with its name', async () => {
    const { person, told: onChangeSpy, pressed } = openRange('ar', null);
    await openCalendar(person);
    await person.click(screen.getByText('7 jours'));
    expect(onChangeSpy).toEqual([{ from: '2026-11-13', to: '2026-11-19' }]);
    expect(pressed).toEqual(['week']);
    expect(dialog()).toBeNull();
  });

  it('A date range field swaps two days typed in reverse order', async () => {
    const { person, told: onChangeSpy } = openRange('fr', null);
    await person.click(screen.getByText('Jours'));
    await person.keyboard('2611202622112026');
    await person.click(document.body);
    expect(onChangeSpy.at(-1)).toEqual({ from: '2026-11-22', to: '2026-11-26' });
    expect(parts()).toEqual(['22', '11', '2026', '26', '11', '2026']);
  });
});

function openDate(language: Language, first: string | null) {
  const onChangeSpy: (string | null)[] = [];
  const person = renderKitPage(
    language,
    <ControlledField initialValue={first} changes={onChangeSpy}>
      {(value, change) => <DateField label="Jour" value={value} onChange={change} />}
    </ControlledField>,
  );
  return { person, told: onChangeSpy };
}

const NOVEMBER = { min: '2026-11-01', max: '2026-11-30' };

function openRange(language: Language, first: DayRange | null) {
  const pressed: string[] = [];
  const onChangeSpy: (DayRange | null)[] = [];
  const presets = [{ id: 'week', label: '7 jours', from: '2026-11-13', to: '2026-11-19' }];
  const person = renderKitPage(
    language,
    <ControlledField initialValue={first} changes={onChangeSpy}>
      {(value, change) => (
        <DateRangeField
          {...NOVEMBER}
          label="Jours"
          presets={presets}
          onPreset={(id) => pressed.push(id)}
          value={value}
          onChange={change}
        />
      )}
    </ControlledField>,
  );
  return { person, told: onChangeSpy, pressed };
}

function parts() {
  return screen.getAllByRole('spinbutton').map((part) => part.textContent);
}

async function openCalendar(person: ReturnType<typeof renderKitPage>) {
  await person.click(document.querySelector('[aria-haspopup="dialog"]') ?? document.body);
  expect(dialog()).not.toBeNull();
}

// Queries by selector, because queries by role take seconds in a whole calendar.
function dialog() {
  return document.querySelector('[role="dialog"]');
}

function day(figure: string) {
  return document.querySelector(`[aria-label*=" ${figure} novembre 2026"]`) ?? document.body;
}
