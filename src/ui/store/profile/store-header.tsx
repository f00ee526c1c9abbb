import { styled } from 'styled-components';
import { openingAt } from '#domain/stores/store-opening';
import { SOCIAL_NETWORKS } from '#domain/stores/store-settings';
import type { Availability, Store } from '#openapi/types.generated';
import { Avatar } from '../../kit/avatar';
import { StatusChip } from '../../kit/feedback/chip';
import { toneIcons } from '../../kit/feedback/tone';
import { Card } from '../../kit/layout/card';
import { Skeleton } from '../../kit/loading/skeleton';
import { Muted } from '../../kit/table/columns';
import { TextLink } from '../../kit/text-link';
import { useNow } from '../../lists/use-now';
import { useLanguage } from '../../text/use-language';
import { useText } from '../../text/use-text';
import { media } from '../../theme/breakpoints';
import { OpenState } from '../settings/availability/open-state';
import { useCityOptions } from '../use-cities';
import { STORE_TONES } from './store-tones';

const Surface = styled(Card)`
  display: flex;
  gap: var(--space-24);
  ${media.below('phone')} {
    flex-direction: column;
    gap: var(--space-16);
  }
`;
const Text = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-8);
  min-inline-size: 0;
  & > p[dir] {
    max-inline-size: 64ch;
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
`;
const Names = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-8) var(--space-12);
`;
/* Reserves the line before the city's name is loaded. */
const StoreLocation = styled(Muted)`
  min-block-size: 1lh;
`;
const Links = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-8) var(--space-16);
`;

/** Name, logo and state, as clients see the store. */
export function StoreHeader({
  store,
  availability,
}: {
  store: Store;
  availability: Availability | undefined;
}) {
  const t = useText('myStore');
  const shell = useText('shell');
  const settings = useText('storeSettings');
  const language = useLanguage();
  const now = useNow();
  const city = useCityOptions().find(({ value }) => value === store.cityId)?.label;
  const [name, other] =
    language === 'ar' && store.nameAr ? [store.nameAr, store.name] : [store.name, store.nameAr];
  const tone = STORE_TONES[store.status];
  return (
    <Surface>
      <Avatar name={store.name} src={store.logo ?? undefined} size={112} square />
      <Text>
        <Names>
          <h2>
            <bdi>{name}</bdi>
          </h2>
          <StatusChip tone={tone} icon={toneIcons[tone]}>
            {shell(`store.${store.status}`)}
          </StatusChip>
        </Names>
        <StoreLocation>
          {[other, city].filter(Boolean).map((word, index) => (
            <span key={word}>
              {index > 0 && ' · '}
              <bdi>{word}</bdi>
            </span>
          ))}
        </StoreLocation>
        {availability ? (
          <OpenState opening={openingAt(availability, now)} language={language} />
        ) : (
          <Skeleton $width="160px" $height="1lh" />
        )}
        <p dir="auto">{store.description ?? <Muted>{t('noDescription')}</Muted>}</p>
        <Links>
          {SOCIAL_NETWORKS.map((network) => {
            const link = store.socialLinks[network];
            return (
              link && (
                <li key={network}>
                  <TextLink href={link}>{settings(`social.networks.${network}`)}</TextLink>
                </li>
              )
            );
          })}
        </Links>
      </Text>
    </Surface>
  );
}
