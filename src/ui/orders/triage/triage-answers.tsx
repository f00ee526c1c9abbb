import { type MouseEvent, useEffect } from 'react';
import { useNavigate } from 'react-router';
import { styled } from 'styled-components';
import type { TriageAction, TriageEvent } from '#application/orders/triage.machine';
import { isActionAllowed } from '#application/record-actions';
import { orderNumberText } from '#domain/orders/order-number';
import type { TriageEntry } from '#domain/orders/triage-queue';
import type { OrderClient } from '#openapi/types.generated';
import CallIcon from '~icons/solar/phone-calling-linear';
import { type Command, useCommands } from '../../commands/command-registry';
import { consumesKeys, isDialogOpen } from '../../commands/keys';
import { Button, ButtonLink } from '../../kit/button';
import { useLatest } from '../../kit/use-latest';
import { ORDERS_PATH } from '../../links/order-path';
import { useSnapshot } from '../../lists/use-snapshot';
import { useText } from '../../text/use-text';
import { media } from '../../theme/breakpoints';
import type { OrderActor } from '../order-actors';
import { KeyHint } from './key-hint';
import type { Triage } from './use-triage';

/** At the bottom of the window; on a phone in reach of the thumb, the most frequent answer lowest. */
const Bar = styled.div`
  position: sticky;
  inset-block-end: 0;
  z-index: var(--z-sticky);
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-8);
  padding: var(--space-12) var(--space-24);
  border-radius: var(--radius-card);
  background: var(--paper);
  box-shadow: var(--shadow-pop);
  & > [data-last] {
    margin-inline-start: auto;
  }
  ${media.below('phone')} {
    margin-inline: calc(-1 * var(--page-padding));
    margin-block-end: calc(-1 * var(--page-foot));
    padding: var(--space-8) var(--space-16) calc(var(--space-8) + env(safe-area-inset-bottom));
    border-radius: 0;
    box-shadow: 0 -1px 0 var(--line);
    & > :is(button, a) {
      flex: 1 1 0;
      padding-inline: var(--space-4);
      white-space: normal;
    }
    & > [data-answer='accept'] {
      flex-basis: 100%;
      order: 1;
    }
    & > [data-last] {
      margin-inline-start: 0;
    }
  }
`;
/** Only for devices with a keyboard. */
const Leave = styled.span`
  display: flex;
  align-items: center;
  gap: var(--space-8);
  color: var(--text-2);
  ${media.touch} {
    display: none;
  }
`;

const LOOKS = { accept: 'primary', refuse: 'outline' } as const;
const KEYS = { accept: 'A', refuse: 'R' } as const;
const NAMES = { accept: 'actions.acceptOrder', refuse: 'actions.refuseOrder' } as const;
const ANSWERS = ['accept', 'refuse'] as const;

interface TriageAnswersProps {
  triage: Triage;
  current: TriageEntry;
  order: { readonly client: OrderClient } | undefined;
  actor: OrderActor | undefined;
}

/** The answers to the current order, by button and by key. */
export function TriageAnswers({ triage, current, order, actor }: TriageAnswersProps) {
  const t = useText('triage');
  const list = useText('orders');
  const page = useText('order');
  const process = useSnapshot(actor);
  const { number } = current;
  const record = process?.context.record;
  const answers = record ? ANSWERS.filter((action) => isActionAllowed(record, action)) : [];
  const running = process?.hasTag('busy') ? process.context.attempt?.action : undefined;
  const tel = order && `tel:${order.client.phoneNumber}`;
  useAnswerKeys(triage, current, answers, tel);
  useLeaveKey();
  /** The second press of a double click would answer the next order. */
  const once = (event: TriageEvent) => (press: MouseEvent) => {
    if (press.detail < 2) triage.actor.send(event);
  };
  return (
    <Bar data-bottom-bar="" role="group" aria-label={t('answers')}>
      {answers.map((action) => (
        <Button
          key={action}
          data-answer={action}
          size="large"
          variant={LOOKS[action]}
          busy={running === action}
          aria-label={list(NAMES[action], { number: orderNumberText(number) })}
          onClick={once({ type: `order.${action}` })}
        >
          {list(`actions.${action}`)} <KeyHint name={KEYS[action]} />
        </Button>
      ))}
      <Button
        size="large"
        variant="outline"
        aria-label={t('skipOrder', { number: orderNumberText(number) })}
        onClick={once({ type: 'order.skip' })}
      >
        {t('skip')} <KeyHint name="S" />
      </Button>
      {tel && (
        <ButtonLink size="large" variant="outline" icon={CallIcon} to={tel}>
          {page('reach.call')} <KeyHint name="C" />
        </ButtonLink>
      )}
      <Leave data-last="">
        <KeyHint name="Esc" />
        {t('leave')}
      </Leave>
    </Bar>
  );
}

/** The keys of the answers, as long as the sitting waits for one. */
function useAnswerKeys(
  { actor, snapshot }: Triage,
  { number }: TriageEntry,
  answers: readonly TriageAction[],
  tel: string | undefined,
): void {
  const t = useText('triage');
  const list = useText('orders');
  const page = useText('order');
  const call: Command[] = tel
    ? [
        {
          id: 'triage.call',
          label: page('reach.call'),
          scope: 'record',
          keys: 'c',
          run: () => window.location.assign(tel),
        },
      ]
    : [];
  const commands: Command[] = [
    ...answers.map((action) => ({
      id: `triage.${action}`,
      label: list(NAMES[action], { number: orderNumberText(number) }),
      scope: 'record' as const,
      keys: KEYS[action].toLowerCase(),
      run: () => actor.send({ type: `order.${action}` }),
    })),
    {
      id: 'triage.skip',
      label: t('skipOrder', { number: orderNumberText(number) }),
      scope: 'record',
      keys: 's',
      run: () => actor.send({ type: 'order.skip' }),
    },
    ...call,
  ];
  useCommands(snapshot.matches('deciding') ? commands : []);
}

/** Escape leads back to the list, unless a dialog, a field or a message uses it. */
function useLeaveKey(): void {
  const navigate = useNavigate();
  const leave = useLatest((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    if (isDialogOpen() || consumesKeys(event.target)) return;
    void navigate(ORDERS_PATH);
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => leave.current(event);
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [leave]);
}
