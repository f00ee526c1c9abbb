import { Formik } from 'formik';
import { useState } from 'react';
import * as z from 'zod/mini';
import { isEmailAddress } from '#domain/contact/email-address';
import { Button } from '../../kit/button';
import { RuleList } from '../../kit/feedback/rule-list';
import { BoundTextField } from '../../kit/form/bound-fields';
import { ConflictDialog } from '../../kit/form/conflict-dialog';
import { ErrorSummary } from '../../kit/form/error-summary';
import { KitForm } from '../../kit/form/kit-form';
import { SaveBar } from '../../kit/form/save-bar';
import { validateWith } from '../../kit/form/zod-formik';
import { useCodeText } from '../../text/problem-text';
import { useText } from '../../text/use-text';
import { Row, Section, Stack } from '../section';

const schema = z.object({
  name: z.string().check(z.trim(), z.minLength(1, 'required')),
  email: z.string().check(z.refine(isEmailAddress, 'invalid_email')),
});

const START = { name: 'Atelier Nejjarine', email: 'contact@nejjarine.ma' };

/**
 * A form with its summary, the save bar, rules checked while typing, and two versions of one
 * record.
 */
export function Forms() {
  const t = useText('catalogue');
  return (
    <Section title={t('forms.title')} note={t('forms.note')} wide>
      <Stack>
        <WrongForm />
        <RuleList
          label={t('forms.rules')}
          metLabel={t('forms.met')}
          unmetLabel={t('forms.unmet')}
          rules={[
            { id: 'long', text: t('forms.ruleLong'), met: true },
            { id: 'figure', text: t('forms.ruleFigure'), met: false },
          ]}
        />
        <Conflict />
        <Bar />
      </Stack>
    </Section>
  );
}

function WrongForm() {
  const t = useText('catalogue');
  const forms = useText('forms');
  const codeText = useCodeText();
  const labels = { name: t('forms.name'), email: t('forms.email') };
  return (
    <Formik
      initialValues={{ name: '', email: 'contact@' }}
      validate={validateWith(schema)}
      onSubmit={() => undefined}
    >
      <KitForm errorText={codeText} label={t('forms.title')}>
        <ErrorSummary title={(count) => forms('toCorrect', { count })} labels={labels} />
        <BoundTextField name="name" label={labels.name} required />
        <BoundTextField name="email" label={labels.email} required dir="ltr" />
        <Row>
          <Button type="submit" variant="outline">
            {t('forms.submit')}
          </Button>
        </Row>
      </KitForm>
    </Formik>
  );
}

function Conflict() {
  const t = useText('catalogue');
  const forms = useText('forms');
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <Row>
      <Button variant="outline" onClick={() => setOpen(true)}>
        {t('forms.conflict')}
      </Button>
      {open && (
        <ConflictDialog
          title={forms('conflict.title')}
          description={forms('conflict.text')}
          mineLabel={forms('conflict.mine')}
          theirsLabel={forms('conflict.theirs')}
          allMineLabel={forms('conflict.allMine')}
          allTheirsLabel={forms('conflict.allTheirs')}
          confirmLabel={forms('conflict.confirm')}
          cancelLabel={forms('conflict.cancel')}
          rows={[
            {
              id: 'name',
              label: t('forms.name'),
              mine: START.name,
              theirs: 'Atelier Nejjarine Fès',
              suggested: 'mine',
            },
            {
              id: 'email',
              label: t('forms.email'),
              mine: START.email,
              theirs: 'bonjour@nejjarine.ma',
              suggested: 'theirs',
            },
          ]}
          onChoose={close}
          onCancel={close}
        />
      )}
    </Row>
  );
}

/** Hidden after saving or discarding; a button shows it again. */
function Bar() {
  const t = useText('catalogue');
  const forms = useText('forms');
  const [shown, setShown] = useState(true);
  if (!shown) {
    return (
      <Row>
        <Button variant="soft" onClick={() => setShown(true)}>
          {t('forms.change')}
        </Button>
      </Row>
    );
  }
  return (
    <SaveBar
      message={forms('unsaved', { count: 3 })}
      detail={forms('keptAt', { time: '10:24' })}
      saveLabel={forms('save')}
      discardLabel={forms('discard')}
      onDiscard={() => setShown(false)}
      onSave={() => setShown(false)}
    />
  );
}
