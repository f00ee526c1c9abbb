import { useMemo } from 'react';
import { socialSection } from '#application/stores/settings-editing';
import { socialSchema } from '#domain/stores/settings-forms';
import { SOCIAL_NETWORKS, type SocialNetwork } from '#domain/stores/store-settings';
import { FieldGrid } from '../../account/account-layout';
import { CardLead } from '../../forms/settings-layout';
import { BoundTextField } from '../../kit/form/bound-fields';
import { Card, CardHeader } from '../../kit/layout/card';
import { useText } from '../../text/use-text';
import type { SettingsTabProps } from './settings-tab-props';
import { TabForm } from './tab-form';

/** Characters of a link (contract, SocialLinks). */
const LINK_LENGTH = 500;

const EXAMPLES: Readonly<Record<SocialNetwork, string>> = {
  website: 'https://',
  facebook: 'https://www.facebook.com/',
  instagram: 'https://www.instagram.com/',
  tiktok: 'https://www.tiktok.com/@',
  youtube: 'https://www.youtube.com/@',
};

/** Pages of the store on other sites. */
export function SocialTab({ store, readOnly }: SettingsTabProps) {
  const t = useText('storeSettings');
  const record = useMemo(() => socialSection.recordOf(store), [store]);
  const of = (network: SocialNetwork) => ({ label: t(`social.networks.${network}`) });
  return (
    <TabForm
      tab="social"
      editing={socialSection.editing}
      record={record}
      readOnly={readOnly}
      schema={socialSchema}
      fields={{
        website: of('website'),
        facebook: of('facebook'),
        instagram: of('instagram'),
        tiktok: of('tiktok'),
        youtube: of('youtube'),
      }}
      changes={[{ entity: 'stores', storeId: store.id, columns: { socialLinks: '' } }]}
    >
      <Card>
        <CardHeader title={t('social.title')} />
        <CardLead>{t('social.text')}</CardLead>
        <FieldGrid>
          {SOCIAL_NETWORKS.map((network) => (
            <BoundTextField
              key={network}
              name={network}
              label={t(`social.networks.${network}`)}
              placeholder={EXAMPLES[network]}
              dir="ltr"
              type="url"
              inputMode="url"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={LINK_LENGTH}
            />
          ))}
        </FieldGrid>
      </Card>
    </TabForm>
  );
}
