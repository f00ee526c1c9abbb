import { styled } from 'styled-components';
import BellIcon from '~icons/solar/bell-linear';
import { Avatar } from '../../kit/avatar';
import { Badge } from '../../kit/feedback/badge';
import { Icon } from '../../kit/icon';
import { ScrollArea } from '../../kit/layout/scroll-area';
import { TextLink } from '../../kit/text-link';
import { useText } from '../../text/use-text';
import { Row, Section, Stack } from '../section';

const CITIES = ['tetouan', 'temara', 'teima', 'tendrara'] as const;
const TIMES = [1, 2, 3, 4, 5, 6, 7, 8] as const;

/** Room for badges on the corners. */
const Spread = styled(Row)`
  gap: var(--space-24);
`;

/** Small components: badges, links, a scroll area. */
export function Miscellaneous() {
  const t = useText('catalogue');
  return (
    <Section title={t('details.title')}>
      <Stack>
        <Spread>
          <Badge count={4} label={t('details.unread')}>
            <Icon of={BellIcon} size={24} />
          </Badge>
          <Badge count={128} label={t('details.many')}>
            <Icon of={BellIcon} size={24} />
          </Badge>
          <Badge tone="success" label={t('details.online')}>
            <Avatar name="Soukaina Idrissi" />
          </Badge>
        </Spread>
        <Row>
          <TextLink to="/">{t('details.link')}</TextLink>
          <TextLink href="https://www.example.ma">{t('details.outside')}</TextLink>
          <TextLink to="/" muted>
            {t('details.sentence')}
          </TextLink>
        </Row>
        <ScrollArea label={t('details.scroll')} maxHeight={120}>
          {TIMES.flatMap((time) =>
            CITIES.map((city) => <p key={`${city}${time}`}>{t(`fields.${city}`)}</p>),
          )}
        </ScrollArea>
      </Stack>
    </Section>
  );
}
