import { styled } from 'styled-components';
import { STORE_POLICIES } from '#domain/stores/store-settings';
import { localizedName } from '#domain/text/localized-name';
import type { Store } from '#openapi/types.generated';
import { Card, CardHeader } from '../../kit/layout/card';
import { Muted } from '../../kit/table/columns';
import { useLanguage } from '../../text/use-language';
import { useText } from '../../text/use-text';
import { SettingsLink } from './settings-link';

const Policies = styled.dl`
  display: flex;
  flex-direction: column;
  gap: var(--space-16);
  & dt {
    font: var(--weight-strong) var(--text-body) var(--font-body);
  }
  & dd {
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
`;

/** The store's policies for clients, in the page's language. */
export function PoliciesCard({ policies }: Pick<Store, 'policies'>) {
  const t = useText('storeSettings');
  const language = useLanguage();
  return (
    <Card>
      <CardHeader title={t('legal.title')} aside={<SettingsLink tab="legal" />} />
      <Policies>
        {STORE_POLICIES.map((policy) => {
          const { fr, en, ar } = policies[policy];
          const text = localizedName({ name: fr, nameEn: en, nameAr: ar }, language);
          return (
            <div key={policy}>
              <dt>{t(`legal.policies.${policy}`)}</dt>
              <dd dir="auto">{text || <Muted>{t('notGiven')}</Muted>}</dd>
            </div>
          );
        })}
      </Policies>
    </Card>
  );
}
