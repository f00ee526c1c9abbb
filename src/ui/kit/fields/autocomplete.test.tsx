import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Language } from '#domain/format/languages';
import { ControlledField, renderKitPage } from '../../../../tests/support/kit-page';
import { Autocomplete, type AutocompleteProps } from './autocomplete';
import { MultiSelect } from './multi-select';

const CITIES = [
  { value: 'teima', label: 'Oulad Teïma', hint: '3 jours' },
  { value: 'tetouan', label: 'Tétouan', hint: '2 jours' },
  { value: 'tendrara', label: 'Tendrara', disabled: true },
  { value: 'fes', label: 'Fès' },
  { value: 'agadir', label: 'أكادير' },
];

const SLOW = { timeout: 30_000 };

describe('Autocomplete', SLOW, () => {
  it.each(['fr', 'ar'] as const)(
    'A keyboard user chooses an autocomplete option with arrows and Enter (%s)',
    async (language) => {
      const { person, told: onChangeSpy } = openCity(language, null);
      await person.click(field());
      await person.keyboard('TE');
      expect(options()).toEqual(['Tétouan, 2 jours', 'Tendrara', 'Oulad Teïma, 3 jours']);
      await person.keyboard('{ArrowDown}{ArrowDown}{Enter}');
      expect(onChangeSpy).toEqual(['teima']);
      expect(field()).toHaveValue('Oulad Teïma');
      expect(screen.queryByRole('listbox')).toBeNull();
    },
  );

  it('The autocomplete ignores the forms of an Arabic letter, and highlights the match', async () => {
    const { person } = openCity('ar', null);
    await person.click(field());
    await person.keyboard('اكا');
    expect(options()).toEqual(['أكادير']);
    expect(screen.getByText('أكا').tagName).toBe('B');
  });

  it('The autocomplete clears the search text on Escape, without a change', async () => {
    const { person, told: onChangeSpy } = openCity('fr', 'fes');
    await person.click(field());
    await person.clear(field());
    onChangeSpy.length = 0;
    await person.keyboard('tet');
    await person.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(onChangeSpy).toEqual([]);
    expect(field()).toHaveValue('');
  });

  it('The autocomplete keeps its value when a search that hides it is left', async () => {
    const { person, told: onChangeSpy } = openCity('fr', 'fes');
    await person.click(field());
    await person.keyboard('x');
    expect(screen.getByText('No results.')).toBeVisible();
    await person.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).toBeNull();
    await person.tab();
    expect(onChangeSpy).toEqual([]);
    expect(field()).toHaveValue('Fès');
  });

  it('The autocomplete shows all options again when it is opened with the arrow key', async () => {
    const { person } = openCity('fr', 'fes');
    await person.click(field());
    await person.keyboard('{ArrowDown}');
    expect(options()).toHaveLength(5);
  });

  it('The autocomplete shows all options when its text field is clicked', async () => {
    const { person } = openCity('fr', 'fes');
    await person.click(field());
    expect(options()).toHaveLength(5);
    await person.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).toBeNull();
    await person.click(field());
    expect(options()).toHaveLength(5);
  });

  it('The autocomplete shows the short form of a long option, and keeps it when it is left', async () => {
    const long = { value: 'caftans', label: 'Mode › Vêtements › Caftans', short: '… › Caftans' };
    const { person, told: onChangeSpy } = openCity('fr', 'caftans', { options: [...CITIES, long] });
    expect(field()).toHaveValue('… › Caftans');
    await person.click(field());
    expect(options()).toContain('Mode › Vêtements › Caftans');
    await person.keyboard('{Escape}');
    await person.tab();
    expect(field()).toHaveValue('… › Caftans');
    expect(onChangeSpy).toEqual([]);
  });

  it('The autocomplete requests options from its caller while the user types', async () => {
    const asked: string[] = [];
    const { person } = openCity('fr', 'rabat', {
      options: [],
      valueLabel: 'Rabat',
      onInput: (typed) => asked.push(typed),
      loading: true,
    });
    expect(field()).toHaveValue('Rabat');
    await person.type(field(), 's');
    expect(asked).toEqual(['Rabats']);
    expect(screen.getByText('Loading')).toBeVisible();
  });
});

describe('Multiple autocomplete', SLOW, () => {
  it('A keyboard user adds a value with the list still open, and removes the last with Backspace', async () => {
    const { person, told: onChangeSpy } = openCities(['fes']);
    await person.click(field());
    await person.keyboard('tet{ArrowDown}{Enter}');
    expect(onChangeSpy).toEqual([['fes', 'tetouan']]);
    expect(screen.getByRole('listbox')).toBeVisible();
    expect(field()).toHaveValue('');
    await person.keyboard('{Backspace}');
    expect(onChangeSpy.at(-1)).toEqual(['fes']);
  });

  it('A keyboard user removes the focused chip', async () => {
    const { person, told: onChangeSpy } = openCities(['fes', 'tetouan']);
    await person.tab();
    await person.keyboard('{ArrowRight}{Delete}');
    expect(onChangeSpy).toEqual([['fes']]);
  });

  it('A keyboard user who leaves with Tab keeps what they chose', async () => {
    const { person, told: onChangeSpy } = openCities([]);
    await person.click(field());
    await person.keyboard('fes{ArrowDown}{Enter}');
    await person.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    const chosen = onChangeSpy.at(-1);
    expect(chosen).toHaveLength(2);
    await person.tab();
    expect(onChangeSpy.at(-1)).toEqual(chosen);
    expect(onChangeSpy).toHaveLength(2);
  });

  it('A keyboard user selects all available options, then none', async () => {
    const { person, told: onChangeSpy } = openCities([]);
    await person.click(field());
    await person.keyboard('{ArrowDown}{Enter}{Enter}');
    expect(onChangeSpy).toEqual([['teima', 'tetouan', 'fes', 'agadir'], []]);
  });
});

function openCity(
  language: Language,
  first: string | null,
  more: Partial<AutocompleteProps<string>> = {},
) {
  const onChangeSpy: (string | null)[] = [];
  const person = renderKitPage(
    language,
    <ControlledField initialValue={first} changes={onChangeSpy}>
      {(value, change) => (
        <Autocomplete label="Ville" options={CITIES} {...more} value={value} onChange={change} />
      )}
    </ControlledField>,
  );
  return { person, told: onChangeSpy };
}

function openCities(first: string[]) {
  const onChangeSpy: string[][] = [];
  const person = renderKitPage(
    'fr',
    <ControlledField initialValue={first} changes={onChangeSpy}>
      {(value, change) => (
        <MultiSelect label="Villes" options={CITIES} selectAll value={value} onChange={change} />
      )}
    </ControlledField>,
  );
  return { person, told: onChangeSpy };
}

function field() {
  return screen.getByRole('combobox');
}

function options() {
  return screen.getAllByRole('option').map((option) => option.getAttribute('aria-label'));
}
