import { Suspense } from 'react';
import { styled } from 'styled-components';
import type { Language } from '#domain/format/languages';
import { FieldShell } from '../kit/fields/field-shell';
import { fieldId } from '../kit/form/bound';
import { useFormField } from '../kit/form/form-error-text';
import { useBufferedValue } from '../kit/form/use-buffered-value';
import { useIdleTurn } from '../kit/loading/idle-turns';
import { lazyComponent, preloadable } from '../kit/loading/lazy-component';
import { Skeleton } from '../kit/loading/skeleton';
import { useText } from '../text/use-text';
import { media } from '../theme/breakpoints';

const code = preloadable(() => import('../kit/fields/rich-text-field'));
const RichTextField = lazyComponent(code, 'RichTextField');

/** As high as the empty editor, so that the content below doesn't move when it loads. */
const EditorPlaceholder = styled(Skeleton)`
  block-size: 139px;
  ${media.touch} {
    block-size: 151px;
  }
`;

interface BoundRichTextProps {
  name: string;
  label: string;
  required: boolean;
  lang: Language;
  /** `auto`: the direction of the text itself, for texts in any language. */
  dir: 'ltr' | 'rtl' | 'auto';
}

/**
 * Formatted text. Its editor takes long to create, so it follows the fields of the form, once the
 * browser is idle. The Formik value is HTML, '' while empty.
 */
export function BoundRichText({ name, label, required, lang, dir }: BoundRichTextProps) {
  const t = useText('forms');
  const { value, error, change, leave } = useFormField<string>(name);
  const [, type] = useBufferedValue(value, change);
  const id = fieldId(name);
  const shell = { label, required, error, id };
  const isDue = useIdleTurn(code.preload);
  const placeholder = <FieldShell {...shell}>{() => <EditorPlaceholder />}</FieldShell>;
  if (!isDue) return placeholder;
  return (
    <Suspense fallback={placeholder}>
      <RichTextField
        {...shell}
        value={value}
        onChange={type}
        onBlur={leave}
        lang={lang}
        dir={dir}
        texts={{
          toolbar: t('richText.toolbar', { field: label }),
          bold: t('richText.bold'),
          italic: t('richText.italic'),
          list: t('richText.list'),
          link: t('richText.link'),
          linkAddress: t('richText.linkAddress'),
          linkSet: t('richText.linkSet'),
          linkRemove: t('richText.linkRemove'),
          linkWrong: t('richText.linkWrong'),
        }}
      />
    </Suspense>
  );
}
