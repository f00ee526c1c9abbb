import { fireEvent, act as reactAct, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Formik, type FormikProps } from 'formik';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ProductValues, VariantValues } from '#application/products/product-values';
import type { Product } from '#openapi/types.generated';
import { aUser } from '../../../../../tests/support/builders/user';
import {
  composeTestApp,
  settle,
  testNow,
} from '../../../../../tests/support/test-app/compose-test-app';
import { renderInPortal } from '../../../../../tests/support/test-app/render-in-portal';
import { tokenUntil } from '../../../../../tests/support/test-app/test-tokens';
import { focusField } from '../../../kit/fields/focus-field';
import { fieldId } from '../../../kit/form/bound';
import { KitForm } from '../../../kit/form/kit-form';
import { showServerErrors } from '../../../kit/form/problem-errors';
import { VariantsSection } from './variants-section';

beforeAll(async () => {
  await Promise.all([
    import('../../../kit/overlays/popover-panel'),
    import('./axis-panel'),
    import('./missing-barcodes'),
  ]);
});

beforeEach(() => {
  document.documentElement.dir = 'ltr';
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
});

describe('Moving through the variant sheet', () => {
  it('Arrow keys and Enter move through the variant sheet and stop at its edges', async () => {
    const { user } = await open();
    await user.click(cell('noir', '38'));
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    expect(cell('noir', '39')).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(cell('bleu', '39')).toHaveFocus();
    await user.keyboard('{Control>}{Home}{/Control}');
    expect(cell('noir', '38')).toHaveFocus();
  });

  it('A pointer that moves with its button down selects cells, and a page that moves under it does not', async () => {
    await open();
    fireEvent.mouseDown(cell('noir', '38'));
    fireEvent.mouseEnter(cell('bleu', '38'), { buttons: 1 });
    expect(cell('bleu', '38')).toHaveAttribute('aria-selected', 'false');
    fireEvent.mouseMove(cell('bleu', '38'), { buttons: 1 });
    expect(cell('noir', '38')).toHaveAttribute('aria-selected', 'true');
    expect(cell('bleu', '38')).toHaveAttribute('aria-selected', 'true');
  });

  it('In Arabic, the left arrow key moves to the next cell of the variant sheet', async () => {
    document.documentElement.dir = 'rtl';
    const { user } = await open();
    await user.click(cell('noir', '38'));
    await user.keyboard('{ArrowLeft}');
    expect(cell('noir', '39')).toHaveFocus();
  });

  it('The variant sheet is one stop of the Tab key', async () => {
    await open();
    const stops = cells().filter((each) => each.tabIndex === 0);
    expect(stops).toEqual([cell('noir', '38')]);
  });
});

describe('Typing into a cell of the variant sheet', () => {
  it('Typing replaces a cell’s value, and Enter writes it and moves down', async () => {
    const { user, stocks } = await open();
    await user.click(cell('noir', '38'));
    await user.keyboard('27{Enter}');
    expect(cell('bleu', '38')).toHaveFocus();
    expect(stocks()).toEqual([27, 2, 3, 4]);
  });

  it('F2 continues from a cell’s value, and Tab moves to the next cell', async () => {
    const { user, stocks } = await open();
    await user.click(cell('noir', '38'));
    await user.keyboard('{F2}5{Tab}');
    expect(cell('noir', '39')).toHaveFocus();
    expect(stocks()[0]).toBe(15);
  });

  it('Escape discards the text typed into a cell', async () => {
    const { user, stocks } = await open();
    await user.click(cell('noir', '38'));
    await user.keyboard('99{Escape}');
    expect(cell('noir', '38')).toHaveFocus();
    expect(stocks()[0]).toBe(1);
  });

  it('A second press opens a cell, and leaving the cell writes its value', async () => {
    const { user, stocks } = await open();
    await user.dblClick(cell('bleu', '39'));
    await user.keyboard('0');
    await user.click(cell('noir', '38'));
    expect(stocks()).toEqual([1, 2, 3, 40]);
  });

  it('The form does not get a cell’s text before its editing ends', async () => {
    const { user, stocks } = await open();
    await user.click(cell('noir', '38'));
    await user.keyboard('27');
    expect(stocks()[0]).toBe(1);
  });

  it('A cell refuses a text that is no number, and shows the refusal', async () => {
    const { user, stocks } = await open();
    await user.click(cell('noir', '38'));
    await user.keyboard('beaucoup{Enter}');
    expect(screen.getByText(/« beaucoup » ne convient pas/)).toBeVisible();
    await user.keyboard('{Escape}');
    expect(stocks()[0]).toBe(1);
  });

  it('Ctrl D fills a cell downwards, and Delete empties it', async () => {
    const { user, stocks } = await open();
    await user.click(cell('noir', '39'));
    await user.keyboard('{Control>}d{/Control}');
    expect(stocks()).toEqual([1, 2, 3, 2]);
    await user.keyboard('{Delete}');
    expect(stocks()).toEqual([1, 0, 3, 2]);
  });

  it('The variant sheet shows the sum of each row', async () => {
    const { user } = await open();
    await user.click(cell('noir', '38'));
    await user.keyboard('40{Enter}');
    expect(within(row('noir')).getByText('42')).toBeVisible();
  });
});

describe('Copy and paste in the variant sheet', () => {
  it('A pasted block fills cells from the active one on, also with Arabic digits, and counts invalid cells', async () => {
    const { user, stocks } = await open();
    await user.click(cell('noir', '38'));
    paste('٧\t8\r\n9\tdix\r\n');
    expect(stocks()).toEqual([7, 8, 9, 4]);
    expect(screen.getByText(/1 case collée ne convient pas/)).toBeVisible();
  });

  it('A single pasted value fills all selected cells', async () => {
    const { user, stocks } = await open();
    await user.click(cell('noir', '38'));
    await user.keyboard('{Shift>}{ArrowDown}{/Shift}');
    expect(cell('bleu', '38')).toHaveAttribute('aria-selected', 'true');
    paste('6');
    expect(stocks()).toEqual([6, 2, 6, 4]);
  });

  it('Copying puts the selected cells on the clipboard', async () => {
    const { user } = await open();
    await user.click(cell('noir', '38'));
    await user.keyboard('{Control>}a{/Control}');
    const setData = vi.fn();
    fireEvent.copy(document.activeElement ?? document.body, { clipboardData: { setData } });
    expect(setData).toHaveBeenCalledWith('text/plain', '1\t2\n3\t4');
  });
});

it('Cutting puts the selected cells on the clipboard, empties them and says how many', async () => {
  const { user, stocks } = await open();
  await user.click(cell('noir', '38'));
  await user.keyboard('{Shift>}{ArrowRight}{/Shift}');
  const setData = vi.fn();
  fireEvent.cut(document.activeElement ?? document.body, { clipboardData: { setData } });
  expect(setData).toHaveBeenCalledWith('text/plain', '1\t2');
  expect(stocks()).toEqual([0, 0, 3, 4]);
  expect(screen.getByRole('status')).toHaveTextContent('2 cases coupées.');
  await reactAct(settle);
  await user.keyboard('{Control>}z{/Control}');
  expect(stocks()).toEqual([1, 2, 3, 4]);
});

describe('Undo and redo in the variant sheet', () => {
  it.each(['Control', 'Meta'])(
    '%s Z undoes a paste as one step, and with Shift does it again',
    async (key) => {
      const { user, stocks } = await open();
      await user.click(cell('noir', '38'));
      paste('7\t8\r\n9\t10\r\n');
      await user.keyboard(`{${key}>}z{/${key}}`);
      expect(stocks()).toEqual([1, 2, 3, 4]);
      expect(screen.getByRole('status')).toHaveTextContent('Annulé : 4 cases remises comme avant.');
      await user.keyboard(`{${key}>}{Shift>}Z{/Shift}{/${key}}`);
      expect(stocks()).toEqual([7, 8, 9, 10]);
      expect(screen.getByRole('status')).toHaveTextContent('Rétabli : 4 cases.');
    },
  );

  it('Typed cells, fills and cleared cells are undone one after the other, and Ctrl Y repeats them', async () => {
    const { user, stocks } = await open();
    await user.click(cell('noir', '38'));
    await user.keyboard('27{Enter}{ArrowUp}{Control>}d{/Control}{Delete}');
    expect(stocks()).toEqual([0, 2, 27, 4]);
    await user.keyboard('{Control>}z{/Control}');
    expect(stocks()).toEqual([27, 2, 27, 4]);
    await user.keyboard('{Control>}z{/Control}');
    expect(stocks()).toEqual([27, 2, 3, 4]);
    await user.keyboard('{Control>}z{/Control}{Control>}z{/Control}');
    expect(stocks()).toEqual([1, 2, 3, 4]);
    expect(screen.getByRole('status')).toHaveTextContent('Rien à annuler.');
    await user.keyboard('{Control>}y{/Control}');
    expect(stocks()).toEqual([27, 2, 3, 4]);
  });

  it('Undo shows the view and the cells that it changes', async () => {
    const { user, form } = await open();
    await user.click(screen.getByRole('radio', { name: 'Prix' }));
    await user.click(cell('bleu', '39'));
    paste('300');
    await user.click(screen.getByRole('radio', { name: 'Stock' }));
    await user.keyboard('{Control>}z{/Control}');
    expect(form().values.variants[3]?.price).toBe(28_900);
    expect(screen.getByRole('radio', { name: 'Prix' })).toBeChecked();
    expect(cell('bleu', '39')).toHaveFocus();
  });

  it('Ctrl Z in a cell that is being edited is left to its field', async () => {
    const { user, stocks } = await open();
    await user.click(cell('noir', '38'));
    paste('7');
    await user.keyboard('{F2}5{Control>}z{/Control}');
    expect(stocks()[0]).toBe(7);
  });

  it('A variant that an undo leaves out and a redo restores keeps its values', async () => {
    const { user, stocks } = await open();
    await user.click(cell('noir', '39'));
    await user.click(screen.getByRole('button', { name: 'Supprimer cette variante' }));
    await user.keyboard('{Control>}z{/Control}');
    expect(stocks()).toEqual([1, 2, 3, 4]);
    await user.keyboard('{Control>}y{/Control}');
    expect(stocks()).toEqual([1, 3, 4]);
  });

  it('The keys follow the letters of the keyboard’s layout', async () => {
    const { user, stocks } = await open();
    await user.click(cell('noir', '38'));
    paste('7');
    const press = (key: string, code: string) =>
      fireEvent.keyDown(document.activeElement ?? document.body, { key, code, ctrlKey: true });
    // On AZERTY, the key at the place of Z writes W.
    press('w', 'KeyZ');
    expect(stocks()[0]).toBe(7);
    // On an Arabic layout, no key writes Latin letters.
    press('ئ', 'KeyZ');
    expect(stocks()[0]).toBe(1);
  });
});

describe('Combinations that are not sold', () => {
  it('A removed combination leaves the form, and a restored one gets its values back', async () => {
    const { user, stocks } = await open();
    await user.click(cell('noir', '39'));
    await user.click(screen.getByRole('button', { name: 'Supprimer cette variante' }));
    expect(stocks()).toEqual([1, 3, 4]);
    expect(cell('noir', '39')).toHaveTextContent('Sans variante');
    await user.click(screen.getByRole('button', { name: 'Créer cette variante' }));
    expect(stocks()).toEqual([1, 2, 3, 4]);
  });

  it('A removed combination keeps its values while the form changes the others', async () => {
    const { user, form, stocks } = await open();
    await user.click(cell('noir', '39'));
    await user.click(screen.getByRole('button', { name: 'Supprimer cette variante' }));
    await reactAct(async () => {
      const dearer = form().values.variants.map((variant) => ({ ...variant, price: 30_000 }));
      await form().setFieldValue('variants', dearer);
    });
    await user.click(screen.getByRole('button', { name: 'Créer cette variante' }));
    expect(stocks()).toEqual([1, 2, 3, 4]);
  });

  it('Typing into a removed combination adds it with its own SKU', async () => {
    const { user, form } = await open({ variants: four().slice(0, 3) });
    await user.click(cell('bleu', '39'));
    await user.keyboard('8{Enter}');
    expect(form().values.variants[3]).toMatchObject({
      id: null,
      sku: 'BAB-BLEU-39',
      stockOnHand: 8,
      lowStockThreshold: 5,
    });
  });

  it('A combination that orders have reserved cannot be removed', async () => {
    const { user } = await open({ reserved: 2 });
    await user.click(cell('noir', '38'));
    const out = screen.getByRole('button', { name: 'Supprimer cette variante' });
    expect(out).toHaveAttribute('aria-disabled', 'true');
    expect(cell('noir', '38')).toHaveTextContent('dont 2 réservées');
  });
});

describe('Axes of the variant sheet', () => {
  it('A value added to an axis adds variants and keeps the existing ones', async () => {
    const { user, form } = await open();
    await user.click(screen.getByRole('button', { name: /Pointure 2/ }));
    await user.click(await screen.findByRole('checkbox', { name: '40' }));
    expect(form().values.variants.map(({ sku }) => sku)).toEqual([
      'BAB-NOIR-38',
      'BAB-NOIR-39',
      'BAB-NOIR-40',
      'BAB-BLEU-38',
      'BAB-BLEU-39',
      'BAB-BLEU-40',
    ]);
  });

  it('Removing a value of an axis first shows which variants and stock are deleted', async () => {
    const { user, form } = await open();
    await user.click(screen.getByRole('button', { name: /Pointure 2/ }));
    await user.click(await screen.findByRole('checkbox', { name: '39' }));
    expect(screen.getByText(/supprime 2 variantes et leur stock \(6 pièces\)/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Retirer' }));
    expect(form().values.variants).toHaveLength(2);
  });
});

it('A third axis makes a group of rows for each of its values', async () => {
  const { user, form } = await open({
    variants: four().map((variant) => ({
      ...variant,
      optionValues: [
        ...variant.optionValues,
        { attributeId: 'atr_matter', valueId: variant.id === 'var_3' ? 'atv_lin' : 'atv_laine' },
      ],
    })),
  });
  expect(cells()).toHaveLength(8);
  expect(document.querySelectorAll('th[scope="rowgroup"]')).toHaveLength(2);
  const last = document.querySelector<HTMLElement>('td[data-line="3"][data-column="1"]');
  if (!last) throw new Error('There is no fourth row.');
  await user.click(last);
  await user.keyboard('9{Enter}');
  expect(form().values.variants.map(({ stockOnHand }) => stockOnHand)).toEqual([1, 2, 3, 9]);
  expect(screen.queryByRole('button', { name: 'Ajouter une option' })).toBeNull();
});

it('A picture of the product is added to all selected variants', async () => {
  const { user, form } = await open({ pictures: ['med_1', 'med_2'] });
  await user.click(screen.getByRole('radio', { name: 'Images' }));
  await user.click(cell('noir', '38'));
  await user.keyboard('{Shift>}{ArrowRight}{/Shift}');
  await user.click(screen.getByRole('button', { name: 'Image 2' }));
  expect(form().values.variants.map(({ mediaIds }) => mediaIds)).toEqual([
    ['med_2'],
    ['med_2'],
    [],
    [],
  ]);
  await user.click(cell('noir', '39'));
  await user.keyboard('{Control>}d{/Control} ');
  expect(screen.getByRole('button', { name: 'Image 1' })).toHaveFocus();
  expect(form().values.variants[3]?.mediaIds).toEqual(['med_2']);
});

describe('Barcodes in the variant sheet', () => {
  it('A scanner’s codes and Enters fill all nine cells, and one scanned too many replaces none', async () => {
    const { user, form } = await open({ variants: nine() });
    const codes = Array.from({ length: 9 }, (_, at) => `611000000${at}`);
    await user.click(screen.getByRole('button', { name: 'Saisir les codes-barres' }));
    expect(document.querySelectorAll('td[data-missing]')).toHaveLength(9);
    for (const code of codes) await user.keyboard(`${code}{Enter}`);
    await user.keyboard('999{Enter}');
    const written = form().values.variants.map(({ barcode }) => barcode);
    expect([...written].sort()).toEqual(codes);
    expect(written.slice(0, 3)).toEqual(['6110000000', '6110000003', '6110000006']);
    expect(
      screen.getByText('Cette case a déjà un code-barres : F2 pour le modifier.'),
    ).toBeVisible();
    expect(document.querySelector('td[data-missing]')).toBeNull();
  });

  it('The sheet says how many variants have no barcode, and offers no one barcode for all', async () => {
    const { user } = await open();
    expect(screen.getByText(/^4 variantes n’ont pas encore de code-barres/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Remplir' })).toBeVisible();
    await user.click(screen.getByRole('radio', { name: 'Code-barres' }));
    expect(screen.queryByRole('button', { name: 'Remplir' })).toBeNull();
  });
});

describe('Errors in the variant sheet', () => {
  it('A cell is marked with its error, and the view switch counts errors of other views', async () => {
    const { user, form } = await open();
    reactAct(() =>
      showServerErrors(form(), form().values, { 'variants.3.sku': ['already_taken'] }),
    );
    const view = await screen.findByRole('radio', { name: /^SKU.: 1 erreur$/ });
    await user.click(view);
    expect(cell('bleu', '39')).toHaveAttribute('aria-invalid', 'true');
    await user.click(cell('bleu', '39'));
    await user.keyboard('NEU{Enter}');
    expect(cell('bleu', '39')).not.toHaveAttribute('aria-invalid');
  });

  it('The form’s summary opens the cell with an error, in the view that shows it', async () => {
    const { form } = await open();
    reactAct(() => showServerErrors(form(), form().values, { 'variants.2.price': ['price_zero'] }));
    await reactAct(settle);
    reactAct(() => focusField(fieldId('variants.2.price')));
    expect(screen.getByRole('radio', { name: /^Prix/ })).toBeChecked();
    expect(cell('bleu', '38')).toHaveFocus();
  });

  it('The cell of a removed variant that orders name shows its error', async () => {
    const { user, form } = await open();
    await user.click(cell('noir', '39'));
    await user.click(screen.getByRole('button', { name: 'Supprimer cette variante' }));
    reactAct(() =>
      showServerErrors(form(), form().values, { 'variants.var_1': ['variant_has_orders'] }),
    );
    await reactAct(settle);
    expect(cell('noir', '39')).toHaveAttribute('aria-invalid', 'true');
    expect(screen.getByText('variant_has_orders')).toBeVisible();
  });

  it('The sheet marks a duplicate SKU at once', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('radio', { name: 'SKU' }));
    await user.click(cell('bleu', '39'));
    await user.keyboard('BAB-NOIR-38{Enter}');
    expect(cell('bleu', '39')).toHaveAttribute('aria-invalid', 'true');
  });
});

describe('Prices and permissions in the variant sheet', () => {
  it('A user without the price permission sees prices read-only, with the reason', async () => {
    const { user, form } = await open({ permissions: ['products.edit'] });
    await user.click(screen.getByRole('radio', { name: 'Prix' }));
    expect(
      screen.getByText('Seuls les responsables et les administrateurs peuvent changer les prix.'),
    ).toBeVisible();
    await user.click(cell('noir', '38'));
    await user.keyboard('1{Enter}');
    paste('3');
    expect(cell('noir', '38')).toHaveTextContent('289,00');
    expect(form().values.variants[0]?.price).toBe(28_900);
  });

  it('A user with the price permission writes prices in the usual notation', async () => {
    const { user, form } = await open();
    await user.click(screen.getByRole('radio', { name: 'Prix' }));
    await user.click(cell('noir', '38'));
    await user.keyboard('1 250,5{Enter}');
    expect(form().values.variants[0]?.price).toBe(125_050);
  });
});

it('A simple product shows a hint about variants, and no sheet', async () => {
  await open({ productType: 'simple' });
  expect(screen.getByText(/Un produit simple se vend sous une seule forme/)).toBeVisible();
  expect(screen.queryByRole('grid')).toBeNull();
});

interface Wanted {
  readonly variants?: readonly VariantValues[];
  readonly productType?: ProductValues['productType'];
  readonly permissions?: readonly string[];
  /** Pictures of the product, by their ids in the form. */
  readonly pictures?: readonly string[];
  /** Pieces of the first variant reserved by orders. */
  readonly reserved?: number;
}

const VALUES = {
  color: [value('noir', 'Noir'), value('bleu', 'Bleu')],
  size: ['38', '39', '40'].map((code) => value(code, code)),
};

function value(code: string, name: string) {
  return { id: `atv_${code}`, code, name, nameEn: null, nameAr: null, colorHex: null, rank: 0 };
}

const ATTRIBUTES = {
  items: [
    { ...attribute('atr_color', 'Couleur'), values: VALUES.color },
    { ...attribute('atr_size', 'Pointure'), values: VALUES.size },
  ],
  total: 2,
  page: 1,
  pageSize: 100,
};

function attribute(id: string, name: string) {
  return { id, code: id, name, nameEn: null, nameAr: null, isVariantAxis: true, valuesCount: 2 };
}

function four(): VariantValues[] {
  return variantsOf(['noir 38', 'noir 39', 'bleu 38', 'bleu 39']);
}

function nine(): VariantValues[] {
  return variantsOf(
    ['noir', 'bleu', 'rouge'].flatMap((color) =>
      ['38', '39', '40'].map((size) => `${color} ${size}`),
    ),
  );
}

function variantsOf(names: readonly string[]): VariantValues[] {
  return names.map((name, at) => {
    const [color, size] = name.split(' ');
    return {
      id: `var_${at}`,
      sku: `BAB-${name.toUpperCase().replace(' ', '-')}`,
      barcode: '',
      optionValues: [
        { attributeId: 'atr_color', valueId: `atv_${color}` },
        { attributeId: 'atr_size', valueId: `atv_${size}` },
      ],
      price: 28_900,
      compareAtPrice: null,
      costPrice: null,
      stockOnHand: at + 1,
      stockPolicy: 'counted',
      lowStockThreshold: 5,
      weightGrams: null,
      mediaIds: [],
      status: 'active',
    };
  });
}

/** Renders the section in a form, for a signed-in user with all permissions by default. */
async function open(wanted: Wanted = {}) {
  const access = tokenUntil(testNow + 900_000);
  const app = composeTestApp({ tokens: { access, refresh: null } });
  await reactAct(settle);
  const permissions = wanted.permissions ?? ['products.edit', 'products.prices'];
  app.transport.accept('/api/user/', aUser({ permissions: [...permissions] as never }));
  await reactAct(settle);
  answerAll(app);
  const held: { form?: FormikProps<ProductValues> } = {};
  const saved = four().map(({ id }, at) => ({
    id,
    optionValues: [],
    stockReserved: at === 0 ? (wanted.reserved ?? 0) : 0,
  }));
  const images = (wanted.pictures ?? []).map((mediaId) => ({ mediaId, thumbnailUrl: '/p.webp' }));
  await renderInPortal(
    app,
    <Formik<ProductValues>
      initialValues={
        {
          productType: wanted.productType ?? 'variable',
          variants: wanted.variants ?? four(),
          code: 'BAB',
          price: null,
          lowStockThreshold: 5,
          categoryId: null,
          mediaIds: wanted.pictures ?? [],
        } as unknown as ProductValues
      }
      onSubmit={() => undefined}
    >
      {(form) => {
        held.form = form;
        return (
          <KitForm errorText={(code) => code}>
            <VariantsSection
              product={{ variants: saved, images, status: 'draft' } as unknown as Product}
            />
          </KitForm>
        );
      }}
    </Formik>,
  );
  if (wanted.productType !== 'simple') await screen.findAllByRole('rowheader', { name: 'Noir' });
  const form = () => {
    if (!held.form) throw new Error('The form is not there.');
    return held.form;
  };
  const user = userEvent.setup();
  const stocks = () => form().values.variants.map(({ stockOnHand }) => stockOnHand);
  return { app, form, stocks, user: unhurried(user) };
}

type App = ReturnType<typeof composeTestApp>;

/** From here on, the server answers every request of the section at once. */
function answerAll({ transport }: App) {
  transport.send = async ({ url }) => {
    const items = url.includes('values') ? VALUES.size : ATTRIBUTES.items;
    return { ok: true, status: 200, data: { ...ATTRIBUTES, items, total: items.length } };
  };
}

/** A user who waits until each action is rendered. */
function unhurried(user: ReturnType<typeof userEvent.setup>) {
  const then =
    <Of extends unknown[]>(act: (...of: Of) => Promise<unknown>) =>
    async (...of: Of) => {
      await act(...of);
      await reactAct(settle);
    };
  return { click: then(user.click), dblClick: then(user.dblClick), keyboard: then(user.keyboard) };
}

const NAMES: Readonly<Record<string, string>> = { noir: 'Noir', bleu: 'Bleu' };

function row(color: string) {
  const head = screen.getByRole('rowheader', { name: NAMES[color] ?? color });
  const found = head.closest('tr');
  if (!found) throw new Error(`There is no row ${color}.`);
  return found;
}

function cells() {
  return Array.from(document.querySelectorAll<HTMLElement>('td[data-line]'));
}

function cell(color: string, size: string): HTMLElement {
  const heads = screen.getAllByRole('columnheader').map((each) => each.textContent);
  const found = row(color).children[heads.indexOf(size)];
  if (!(found instanceof HTMLElement)) throw new Error(`There is no cell ${color} ${size}.`);
  return found;
}

function paste(text: string) {
  return fireEvent.paste(document.activeElement ?? document.body, {
    clipboardData: { getData: () => text },
  });
}
