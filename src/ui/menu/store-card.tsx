import { useSelector } from '@xstate/react';
import { styled } from 'styled-components';
import { Avatar } from '../kit/avatar';
import { VisuallyHidden } from '../kit/layout/visually-hidden';
import { NameText } from '../kit/name-text';
import { tooltip } from '../kit/overlays/tooltip';
import { useApplication } from '../portal-context/application-context';
import { useLanguage } from '../text/use-language';
import { useText } from '../text/use-text';

const Surface = styled.div<{ $mini: boolean }>`
  display: flex;
  align-items: center;
  justify-content: ${({ $mini }) => ($mini ? 'center' : 'flex-start')};
  inline-size: ${({ $mini }) => ($mini ? '48px' : 'auto')};
  margin-inline: ${({ $mini }) => ($mini ? 'auto' : '0')};
  gap: var(--space-12);
  min-block-size: ${({ $mini }) => ($mini ? 48 : 56)}px;
  padding: ${({ $mini }) => ($mini ? '0' : 'var(--space-8) var(--space-12)')};
  border-radius: var(--radius-note);
  background: var(--paper);
  box-shadow: var(--shadow-card);
`;
const Text = styled.div`
  min-inline-size: 0;
`;
const Name = styled.p`
  overflow: hidden;
  font: var(--weight-strong) var(--text-small) var(--font-body);
  text-overflow: ellipsis;
  white-space: nowrap;
`;
const State = styled.p<{ $active: boolean }>`
  display: flex;
  align-items: center;
  gap: var(--space-8);
  color: var(--text-2);
  font: 400 var(--text-help) var(--font-body);
  &::before {
    content: '';
    inline-size: 8px;
    block-size: 8px;
    border-radius: 50%;
    background: ${({ $active }) => ($active ? 'var(--success)' : 'var(--warning)')};
  }
`;

/** The user's store and its status; in mini its initials, with the rest as a tooltip. */
export function StoreCard({ mini = false }: { mini?: boolean | undefined }) {
  const t = useText('shell');
  const language = useLanguage();
  const user = useSelector(useApplication().session, ({ context }) => context.user);
  if (!user) return null;
  const { store } = user;
  const name = (language === 'ar' ? store.nameAr : null) ?? store.name;
  const avatar = <Avatar name={store.name} size={36} square />;
  const state = t(`store.${store.status}`);
  if (mini) {
    return (
      <Surface $mini {...tooltip(`${name} · ${state}`, { repeatsName: true, beside: true })}>
        {avatar}
        <VisuallyHidden>{`${name} · ${state}`}</VisuallyHidden>
      </Surface>
    );
  }
  return (
    <Surface $mini={false}>
      {avatar}
      <Text>
        <Name dir="auto" title={name}>
          <NameText>{name}</NameText>
        </Name>
        <State $active={store.status === 'active'}>{state}</State>
      </Text>
    </Surface>
  );
}
