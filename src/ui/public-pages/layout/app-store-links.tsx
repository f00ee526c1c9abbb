import { styled } from 'styled-components';
import AndroidIcon from '~icons/solar/play-linear';
import PhoneIcon from '~icons/solar/smartphone-linear';
import { Icon } from '../../kit/icon';
import { useText } from '../../text/use-text';
import { appListings } from '../app-listings';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-12);
`;
const Surface = styled.a<{ $light: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: var(--space-16);
  min-block-size: 56px;
  padding: var(--space-8) var(--space-20);
  border-radius: var(--radius-note);
  background: ${({ $light }) => ($light ? 'var(--accent-lighter)' : 'var(--ink)')};
  color: ${({ $light }) => ($light ? 'var(--accent-darker)' : 'var(--on-ink)')};
  font: 400 var(--text-help) var(--font-body);
  &:hover {
    background: ${({ $light }) => ($light ? 'var(--white)' : 'var(--ink-hover)')};
    text-decoration: none;
  }
  & b {
    display: block;
    font: 700 var(--text-large) var(--font-body);
  }
`;

/** Links to the app for Android and for iPhone. On the dark banner they are light. */
export function AppStoreLinks({ light = false }: { light?: boolean }) {
  const t = useText('visitors');
  const systems = [
    { name: 'Android', href: appListings.android, icon: AndroidIcon },
    { name: 'iPhone', href: appListings.ios, icon: PhoneIcon },
  ];
  return (
    <Row>
      {systems.map(({ name, href, icon }) => (
        <Surface key={name} href={href} rel="noopener" $light={light}>
          <Icon of={icon} size={24} />
          <span>
            {t('availableFor')}
            <b>{name}</b>
          </span>
        </Surface>
      ))}
    </Row>
  );
}
