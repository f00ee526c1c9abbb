import type { FieldProps } from './field-shell';

/** The words of the toolbar. */
export interface RichTextTexts {
  /** Names the toolbar, with the field it belongs to. */
  readonly toolbar: string;
  readonly bold: string;
  readonly italic: string;
  readonly list: string;
  readonly link: string;
  readonly linkAddress: string;
  readonly linkSet: string;
  readonly linkRemove: string;
  /** Said of an address that nobody can follow. */
  readonly linkWrong: string;
}

export interface RichTextFieldProps extends FieldProps {
  /** HTML; '' while it is empty. */
  value: string;
  onChange: (html: string) => void;
  onBlur?: (() => void) | undefined;
  /** The language that is written, for the spelling checker and its direction. */
  lang: string;
  dir: 'ltr' | 'rtl';
  texts: RichTextTexts;
}
