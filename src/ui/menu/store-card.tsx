import { useSelector } from '@xstate/react';
import { styled } from 'styled-components';
import { casablancaDay } from '#domain/time/casablanca-day';
import type { CurrentUser } from '#openapi/types.generated';
import { Avatar } from '../kit/avatar';
import { VisuallyHidden } from '../kit/layout/visually-hidden';
import { NameText } from '../kit/name-text';
import { tooltip } from '../kit/overlays/tooltip';
import { useNow, useToday } from '../lists/use-now';
import { useApplication } from '../portal-context/application-context';
import { useFormat } from '../text/use-format';
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
const State = styled.p<{ $open: boolean }>`
  overflow: hidden;
  color: var(--text-2);
  font: 400 var(--text-help) var(--font-body);
  text-overflow: ellipsis;
  white-space: nowrap;
  &::before {
    content: '';
    display: inline-block;
    inline-size: 8px;
    block-size: 8px;
    margin-inline-end: var(--space-8);
    border-radius: 50%;
    background: ${({ $open }) => ($open ? 'var(--success)' : 'var(--warning)')};
  }
`;

/** Whether the store is open now, until or from when; of a store without hours its status. */
function useStoreState({ status, openings }: CurrentUser['store']) {
  const t = useText('shell');
  const format = useFormat();
  const now = useNow();
  const today = useToday();
  const instant = now.toISOString();
  const next = openings.find(({ closesAt }) => closesAt > instant);
  if (status !== 'active' || !next) return [status === 'active', t(`store.${status}`)] as const;
  const { opensAt, closesAt } = next;
  const isOpen = opensAt <= instant;
  const time = format.time(isOpen ? closesAt : opensAt);
  if (isOpen) return [true, t('store.openUntil', { time })] as const;
  const isToday = casablancaDay(new Date(opensAt)) === today;
  return [
    false,
    isToday ? t('store.opensAt', { time }) : t('store.opensOn', { day: format.day(opensAt, now) }),
  ] as const;
}

/** The user's store and its state; in mini its logo, with the rest as a tooltip. */
export function StoreCard({ mini = false }: { mini?: boolean | undefined }) {
  const user = useSelector(useApplication().session, ({ context }) => context.user);
  return user && <Card store={user.store} mini={mini} />;
}

function Card({ store, mini }: { store: CurrentUser['store']; mini: boolean }) {
  const language = useLanguage();
  const [isOpen, state] = useStoreState(store);
  const name = (language === 'ar' ? store.nameAr : null) ?? store.name;
  const avatar = <Avatar name={store.name} src={store.logo ?? undefined} size={36} square />;
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
        <State $open={isOpen} title={state}>
          {state}
        </State>
      </Text>
    </Surface>
  );
}
