import { bidiIsolate } from '#domain/format/bidi-isolate';
import type { Language } from '#domain/format/languages';
import { missingTexts, type ShopperText, textWithFallback } from '#domain/products/text-fallback';
import type { Product } from '#openapi/types.generated';
import { Note } from '../../../kit/feedback/note';
import { useFormat } from '../../../text/use-format';
import { useText } from '../../../text/use-text';
import { altIn, visiblePictures } from './visible-pictures';

interface MissingNoteProps {
  product: Product;
  language: Language;
}

/** The texts and pictures that a language lacks, and what shoppers see instead. */
export function MissingNote(props: MissingNoteProps) {
  const sentences = [useTextsMissing(props), usePicturesMissing(props)].flat();
  if (sentences.length === 0) return null;
  return (
    <Note tone="warning">
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </Note>
  );
}

function useTextsMissing({ product, language }: MissingNoteProps): string[] {
  const t = useText('product');
  const format = useFormat();
  const missing = missingTexts(product, language);
  if (missing.length === 0) return [];
  const listed = (names: readonly ShopperText[]) =>
    format.list(names.map((name) => t(`fields.${name}`)));
  const shown = missing.map((name) => ({ name, ...textWithFallback(product, name, language) }));
  const replaced = [...new Set(shown.flatMap((text) => text.language ?? []))];
  const nowhere = shown.filter((text) => text.language === null).map(({ name }) => name);
  const blank = nowhere.filter((name) => name !== 'name');
  return [
    t('preview.missing', { language: t(`preview.in.${language}`), fields: listed(missing) }),
    ...(replaced.length > 0
      ? [
          t('preview.instead', {
            languages: format.list(replaced.map((one) => t(`preview.in.${one}`))),
          }),
        ]
      : []),
    ...(nowhere.includes('name')
      ? [t('preview.codeInstead', { code: bidiIsolate(product.code) })]
      : []),
    ...(blank.length > 0 ? [t('preview.nothing', { fields: listed(blank) })] : []),
  ];
}

function usePicturesMissing({ product, language }: MissingNoteProps): string[] {
  const t = useText('product');
  const shown = visiblePictures(product);
  const unsaid = shown.filter((picture) => !altIn(picture, language)).length;
  const remote = product.images.length - shown.length;
  return [
    ...(unsaid > 0
      ? [t('preview.altMissing', { count: unsaid, language: t(`preview.in.${language}`) })]
      : []),
    ...(remote > 0 ? [t('preview.remote', { count: remote })] : []),
  ];
}
