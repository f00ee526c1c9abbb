import { useFormikContext } from 'formik';
import { useMemo, useState } from 'react';
import { legalSection } from '#application/stores/settings-editing';
import { LANGUAGES, type Language, languageRecords } from '#domain/format/languages';
import {
  type PoliciesForm,
  policiesSchema,
  policiesWritten,
  policyField,
} from '#domain/stores/settings-forms';
import { STORE_POLICIES } from '#domain/stores/store-settings';
import { LanguageTabs } from '../../forms/language-panes/language-tabs';
import { PaneHeader } from '../../forms/language-panes/pane-header';
import { PaneBox, PaneGrid } from '../../forms/language-panes/pane-layout';
import { CardLead } from '../../forms/settings-layout';
import { BufferedTextArea } from '../../kit/form/bound-buffered-fields';
import { Card, CardHeader } from '../../kit/layout/card';
import { useText } from '../../text/use-text';
import type { SettingsTabProps } from './settings-tab-props';
import { TabForm } from './tab-form';

/** The policies for clients: three policies in three languages side by side. */
export function LegalTab({ store, readOnly }: SettingsTabProps) {
  const t = useText('storeSettings');
  const [shown, setShown] = useState<Language>('fr');
  const record = useMemo(() => legalSection.recordOf(store), [store]);
  return (
    <TabForm
      tab="legal"
      editing={legalSection.editing}
      record={record}
      readOnly={readOnly}
      schema={policiesSchema}
      fields={useFieldTexts()}
      changes={[{ entity: 'stores', storeId: store.id, columns: { policies: '' } }]}
      head={<Languages value={shown} onChange={setShown} />}
    >
      <Card>
        <CardHeader title={t('legal.title')} />
        <CardLead>{t('legal.text')}</CardLead>
        <PaneGrid>
          {LANGUAGES.map((language) => (
            <PolicyPane key={language} language={language} isShown={language === shown} />
          ))}
        </PaneGrid>
      </Card>
    </TabForm>
  );
}

function Languages(props: { value: Language; onChange: (language: Language) => void }) {
  const { values } = useFormikContext<PoliciesForm>();
  return <LanguageTabs {...props} shareOf={(language) => policiesWritten(values, language)} />;
}

/** The policies in one language, written and checked in that language and its direction. */
function PolicyPane({ language, isShown }: { language: Language; isShown: boolean }) {
  const t = useText('storeSettings');
  const { name, direction } = languageRecords[language];
  return (
    <PaneBox role="group" $shown={isShown} aria-label={name}>
      <PaneHeading language={language} />
      {STORE_POLICIES.map((policy) => (
        <BufferedTextArea
          key={policy}
          name={policyField(policy, language)}
          label={t(`legal.policies.${policy}`)}
          rows={5}
          lang={language}
          dir={direction}
          spellCheck
        />
      ))}
    </PaneBox>
  );
}

function PaneHeading({ language }: { language: Language }) {
  const form = useFormikContext<PoliciesForm>();
  const { values } = form;
  const lent = STORE_POLICIES.filter(
    (policy) =>
      values[policyField(policy, language)].trim() === '' && values[policyField(policy, 'fr')],
  );
  const copied = Object.fromEntries(
    lent.map((policy) => [policyField(policy, language), values[policyField(policy, 'fr')]]),
  );
  return (
    <PaneHeader
      language={language}
      share={policiesWritten(values, language)}
      onCopy={lent.length > 0 ? () => void form.setValues({ ...values, ...copied }) : null}
    />
  );
}

/** Labels of the nine texts, each with its language. */
function useFieldTexts() {
  const t = useText('storeSettings');
  const named = (policy: (typeof STORE_POLICIES)[number], language: Language) => ({
    label: `${t(`legal.policies.${policy}`)} (${languageRecords[language].name})`,
  });
  const inThree = (policy: (typeof STORE_POLICIES)[number]) => ({
    fr: named(policy, 'fr'),
    ar: named(policy, 'ar'),
    en: named(policy, 'en'),
  });
  const returns = inThree('returns');
  const delivery = inThree('delivery');
  const privacy = inThree('privacy');
  return {
    returnsFr: returns.fr,
    returnsAr: returns.ar,
    returnsEn: returns.en,
    deliveryFr: delivery.fr,
    deliveryAr: delivery.ar,
    deliveryEn: delivery.en,
    privacyFr: privacy.fr,
    privacyAr: privacy.ar,
    privacyEn: privacy.en,
  };
}
