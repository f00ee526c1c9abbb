import { styled } from 'styled-components';
import { NamedIcon, NamedIconsProvider } from '../../kit/named-icon';
import { useApplication } from '../../portal-context/application-context';
import { useText } from '../../text/use-text';
import { Section } from '../section';

/** As records would spell them; the last is not an icon's name. */
const NAMES = [
  'bag-4-linear',
  'delivery-bold',
  'wallet-money-bold-duotone',
  'undo-left-round-linear',
  'star-shine-bold',
  'shop-2-bold-duotone',
  'no-such-icon',
];

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(11rem, 100%), 1fr));
  gap: var(--space-16);
  & > li {
    display: flex;
    align-items: center;
    gap: var(--space-12);
    min-inline-size: 0;
    font: 400 var(--text-small) var(--font-body);
    overflow-wrap: anywhere;
  }
`;

/** Icons whose names come from data, loaded on demand. */
export function NamedIcons() {
  const t = useText('catalogue');
  const { icons } = useApplication();
  return (
    <NamedIconsProvider value={icons.svg}>
      <Section title={t('namedIcons.title')} note={t('namedIcons.note')}>
        <Grid>
          {NAMES.map((name) => (
            <li key={name}>
              <NamedIcon name={name} size={24} />
              <bdi dir="ltr" lang="en">
                {name}
              </bdi>
            </li>
          ))}
        </Grid>
      </Section>
    </NamedIconsProvider>
  );
}
