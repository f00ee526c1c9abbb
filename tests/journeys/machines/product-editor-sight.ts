import type { Page } from '@playwright/test';
import type { SaveAim } from '#application/products/product-editor.machine';
import type { ProductEditorSight } from '../../support/machine-scripts/product-editor.script';
import { expectFormSight, formOnPage } from './form-on-page';
import { saying } from './spoken';

/** The editor of a product, by what a seller sees of it. */
export const editorOnPage = (page: Page) => {
  const { button, ...form } = formOnPage(page, 'productEditor:form');
  return {
    ...form,
    buttons: {
      ...form.buttons,
      saveDraft: button('productEditor:saveDraft'),
      submit: button('productEditor:submit'),
    },
    notes: {
      ...form.notes,
      refused: page
        .getByText(saying('productEditor:createFailed'))
        .or(page.getByText(saying('productEditor:updateFailed'))),
    },
    name: page.locator('#field-name'),
    nameEn: page.locator('#field-nameEn'),
  };
};

type EditorOnPage = ReturnType<typeof editorOnPage>;

/** What stands in the editor by what was done to it. */
export interface EditorStanding {
  readonly name: string;
  readonly nameEn: string;
  readonly isNew: boolean;
  /** Whether something differs from the record. */
  readonly isChanged: boolean;
  readonly maySubmit: boolean;
  readonly aim: SaveAim;
  /** Where one is led in the end. */
  readonly destination: RegExp;
}

/** Holds the page against a sight. */
export const expectEditorSight = (
  editor: EditorOnPage,
  sight: ProductEditorSight,
  standing: EditorStanding,
): Promise<void> => {
  const { name, nameEn, isNew, isChanged, maySubmit, aim, destination } = standing;
  const bar = isNew ? (['save', 'saveDraft'] as const) : (['save', 'discard'] as const);
  const hasBar = isNew || isChanged;
  return expectFormSight(editor, sight, {
    fields: [
      [editor.name, name],
      [editor.nameEn, nameEn],
    ],
    offered: [...(hasBar ? bar : []), ...(maySubmit ? (['submit'] as const) : [])],
    waiting: [
      ...(aim === 'submit' ? (['submit'] as const) : []),
      ...(hasBar ? (['save'] as const) : []),
    ],
    asked: {},
    destination,
  });
};
