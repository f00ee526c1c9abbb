import { useFormikContext } from 'formik';

import { styled } from 'styled-components';
import type { GeneralForm } from '#domain/stores/settings-forms';
import UploadIcon from '~icons/solar/gallery-add-linear';
import { Avatar } from '../../../kit/avatar';
import { Button } from '../../../kit/button';
import { FieldShell } from '../../../kit/fields/field-shell';
import { fieldId } from '../../../kit/form/bound';
import { useFormField } from '../../../kit/form/form-error-text';
import { Card, CardHeader } from '../../../kit/layout/card';
import { Deferred } from '../../../kit/loading/deferred';
import { lazyComponent } from '../../../kit/loading/lazy-component';
import { FileChooser } from '../../../media/file-chooser';
import { useText } from '../../../text/use-text';
import { useLogo } from './use-logo';

const CropDialog = lazyComponent(() => import('../../../media/crop-dialog'), 'CropDialog');

/** Pixels of the logo's side: sharp at the largest displayed size, and far below the size limit. */
const LOGO_SIDE = 512;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-16);
`;

/**
 * The store's logo: chosen, cropped to a square, and stored as a data URL in Base64 (specification,
 * section 3).
 */
export function LogoCard() {
  const t = useText('storeSettings');
  const field = useFormField<string>('logo');
  const { values } = useFormikContext<GeneralForm>();
  const logo = useLogo((dataUrl) => {
    field.change(dataUrl);
    field.leave();
  });
  return (
    <Card>
      <CardHeader title={t('general.logo')} />
      <FieldShell
        id={fieldId('logo')}
        label={t('fields.logo')}
        required
        help={t('help.logo')}
        error={logo.hasFailed ? t('logo.failed') : field.error}
      >
        {({ id, 'aria-describedby': describedBy }) => (
          <Row>
            <Avatar name={values.name} src={field.value || undefined} size={96} square />
            <FileChooser label={t('logo.file')} onFiles={([file]) => file && logo.choose(file)}>
              {(open) => (
                <Button
                  id={id}
                  aria-describedby={describedBy}
                  variant="outline"
                  icon={UploadIcon}
                  onClick={open}
                >
                  {t(field.value ? 'logo.change' : 'logo.choose')}
                </Button>
              )}
            </FileChooser>
          </Row>
        )}
      </FieldShell>
      {logo.chosen && (
        <Deferred>
          <CropDialog
            url={logo.chosen.url}
            fileName={logo.chosen.fileName}
            square
            longestSide={LOGO_SIDE}
            onCropped={logo.take}
            onClose={logo.cancel}
          />
        </Deferred>
      )}
    </Card>
  );
}
