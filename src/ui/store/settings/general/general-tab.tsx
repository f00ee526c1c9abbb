import { useMemo } from 'react';
import { generalSection } from '#application/stores/settings-editing';
import { generalSchema } from '#domain/stores/settings-forms';
import { Stack } from '../../../kit/table/columns';
import { useText } from '../../../text/use-text';
import type { SettingsTabProps } from '../settings-tab-props';
import { TabForm } from '../tab-form';
import { ContactCard } from './contact-card';
import { IdentityCard } from './identity-card';
import { LogoCard } from './logo-card';
import { useGeneralTexts } from './use-general-texts';

/** The store's identity and contact data. */
export function GeneralTab({ store, readOnly }: SettingsTabProps) {
  const t = useText('storeSettings');
  const fields = useGeneralTexts();
  const record = useMemo(() => generalSection.recordOf(store), [store]);
  const columns = Object.fromEntries(
    Object.entries(fields).map(([field, { label }]) => [field, label]),
  );
  return (
    <TabForm
      tab="general"
      editing={generalSection.editing}
      record={record}
      readOnly={readOnly}
      schema={generalSchema}
      fields={fields}
      changes={[
        { entity: 'stores', storeId: store.id, columns },
        { entity: 'storeLogos', storeId: store.id, columns: { storeId: t('fields.logo') } },
      ]}
    >
      <Stack>
        <LogoCard />
        <IdentityCard />
        <ContactCard emailChange={store.emailChange} />
      </Stack>
    </TabForm>
  );
}
