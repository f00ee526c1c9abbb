import { useFormikContext } from 'formik';
import { useMemo, useState } from 'react';
import { legalSection } from '#application/stores/settings-editing';
import { LANGUAGES, type Language, languageRecords } from '#domain/format/languages';
import {
  type LegalForm,
  legalSchema,
  policiesWritten,
  policyField,
} from '#domain/stores/settings-forms';
import { LEGAL_IDENTIFIERS, STORE_POLICIES } from '#domain/stores/store-settings';
import { LanguageTabs } from '../../../forms/language-panes/language-tabs';
import { PaneHeader } from '../../../forms/language-panes/pane-header';
import { PaneBox, PaneGrid } from '../../../forms/language-panes/pane-layout';
import { CardLead } from '../../../forms/settings-layout';
import { BufferedTextArea } from '../../../kit/form/bound-buffered-fields';
import { Card, CardHeader } from '../../../kit/layout/card';
import { useText } from '../../../text/use-text';
import type { SettingsTabProps } from '../settings-tab-props';
import { TabForm } from '../tab-form';
import { IdentifiersCard } from './identifiers-card';

/** The company's numbers, and three policies for clients in three languages side by side. */
export function LegalTab({ store, readOnly }: SettingsTabProps) {
  const t = useText('storeSettings');
  const [shown, setShown] = useState<Language>('fr');
  const record = useMemo(() => legalSection.recordOf(store), [store]);
  const numbers = Object.fromEntries(
    LEGAL_IDENTIFIERS.map((field) => [field, t(`fields.${field}`)]),
  );
  return (
    <TabForm
      tab="legal"
      editing={legalSection.editing}
      record={record}
      readOnly={readOnly}
      schema={legalSchema}
      fields={useFieldTexts()}
      changes={[{ entity: 'stores', storeId: store.id, columns: { ...numbers, policies: '' } }]}
      lead={<IdentifiersCard platformIdentifier={store.platformIdentifier} />}
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
  const { values } = useFormikContext<LegalForm>();
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
  const form = useFormikContext<LegalForm>();
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

/** Labels of the company's numbers, and of the nine texts, each with its language. */
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
    ice: { label: t('fields.ice') },
    taxId: { label: t('fields.taxId') },
    rce: { label: t('fields.rce') },
    businessTaxId: { label: t('fields.businessTaxId') },
    cnss: { label: t('fields.cnss') },
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
