import { useState } from 'react';
import { styled } from 'styled-components';
import BagActiveIcon from '~icons/solar/bag-4-bold-duotone';
import BagIcon from '~icons/solar/bag-4-linear';
import BoxIcon from '~icons/solar/box-linear';
import UsersIcon from '~icons/solar/users-group-rounded-linear';
import { Stepper } from '../../kit/layout/stepper';
import { Tabs } from '../../kit/layout/tabs';
import { LockedLink, MenuLink } from '../../menu/menu-link';
import { useText } from '../../text/use-text';
import { Section, Stack } from '../section';

const Column = styled.ul<{ $width: string }>`
  inline-size: ${({ $width }) => $width};
`;
const Menus = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: var(--space-24);
`;

const entry = { to: '/components', icon: BagIcon, activeIcon: BagActiveIcon, locked: false };
const orders = { ...entry, text: 'orders', permission: 'orders.see', pending: 'orders' } as const;
const products = { ...entry, text: 'products', permission: 'products.see', icon: BoxIcon } as const;
const users = {
  ...entry,
  text: 'users',
  permission: 'users.see',
  icon: UsersIcon,
  locked: true,
} as const;

function MenuEntries({ mini }: { mini: boolean }) {
  return (
    <Column $width={mini ? '56px' : '248px'}>
      <li>
        <MenuLink entry={orders} active count={7} mini={mini} />
      </li>
      <li>
        <MenuLink entry={products} active={false} count={0} mini={mini} />
      </li>
      <li>
        <LockedLink entry={users} mini={mini} />
      </li>
    </Column>
  );
}

/** Navigation in the portal: breadcrumb, steps, tabs, entries of the menu. */
export function Navigation() {
  const t = useText('catalogue');
  const shell = useText('shell');
  const [tab, setTab] = useState<'orders' | 'products'>('orders');
  return (
    <Section title={t('navigation.title')} note={t('navigation.note')}>
      <Stack>
        <Stepper
          label={t('navigation.steps')}
          steps={[t('navigation.cart'), t('navigation.billing'), t('navigation.payment')]}
          current={1}
        />
        <Tabs
          size="page"
          label={t('navigation.tabs')}
          value={tab}
          onChange={setTab}
          items={[
            { id: 'orders', label: shell('menu.entries.orders'), count: 7, tone: 'warning' },
            { id: 'products', label: shell('menu.entries.products') },
          ]}
        >
          {null}
        </Tabs>
        <Menus>
          <MenuEntries mini={false} />
          <MenuEntries mini />
        </Menus>
      </Stack>
    </Section>
  );
}
