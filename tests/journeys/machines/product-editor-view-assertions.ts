import type { Page } from '@playwright/test';
import type { SaveAim } from '#application/products/product-editor.machine';
import type { ProductEditorViewState } from '../../support/machine-models/product-editor.model';
import { expectFormViewState, formPageObject } from './form-page-object';
import { textPattern } from './translated-text';

/** The editor of a product, as locators. */
export function productEditorPageObject(page: Page) {
  const { button, ...form } = formPageObject(page, 'productEditor:form');
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
        .getByText(textPattern('productEditor:createFailed'))
        .or(page.getByText(textPattern('productEditor:updateFailed'))),
    },
    name: page.locator('#field-name'),
    nameEn: page.locator('#field-nameEn'),
  };
}

type EditorPageObject = ReturnType<typeof productEditorPageObject>;

/** The expected contents of the editor after the previous steps. */
export interface ExpectedProductEditor {
  readonly name: string;
  readonly nameEn: string;
  readonly isNew: boolean;
  /** Whether a value differs from the record. */
  readonly isChanged: boolean;
  readonly maySubmit: boolean;
  readonly aim: SaveAim;
  /** The page that the editor finally leads to. */
  readonly destination: RegExp;
}

/** Asserts that the page shows the expected view state. */
export function expectEditorViewState(
  editor: EditorPageObject,
  viewState: ProductEditorViewState,
  standing: ExpectedProductEditor,
): Promise<void> {
  const { name, nameEn, isNew, isChanged, maySubmit, aim, destination } = standing;
  const bar = isNew ? (['save', 'saveDraft'] as const) : (['save', 'discard'] as const);
  const hasBar = isNew || isChanged;
  return expectFormViewState(editor, viewState, {
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
}
