import type { FieldProps } from './field-shell';

/** The texts of the toolbar. */
export interface RichTextTexts {
  /** Names the toolbar, including its field. */
  readonly toolbar: string;
  readonly bold: string;
  readonly italic: string;
  readonly list: string;
  readonly link: string;
  readonly linkAddress: string;
  readonly linkSet: string;
  readonly linkRemove: string;
  /** Shown for an address that is no valid link. */
  readonly linkWrong: string;
}

export interface RichTextFieldProps extends FieldProps {
  /** HTML; '' while it is empty. */
  value: string;
  onChange: (html: string) => void;
  onBlur?: (() => void) | undefined;
  /** The language of the text, for the spell checker, and its direction. */
  lang: string;
  dir: 'ltr' | 'rtl' | 'auto';
  texts: RichTextTexts;
}
