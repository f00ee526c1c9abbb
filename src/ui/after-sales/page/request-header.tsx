import { useSelector } from '@xstate/react';
import type { RequestAction } from '#application/after-sales/request-handling.machine';
import { bidiIsolate } from '#domain/format/bidi-isolate';
import ApproveIcon from '~icons/solar/check-circle-linear';
import ShipIcon from '~icons/solar/delivery-linear';
import RefundIcon from '~icons/solar/hand-money-linear';
import ReceiveIcon from '~icons/solar/inbox-in-linear';
import DisputeIcon from '~icons/solar/shield-warning-linear';
import CloseIcon from '~icons/solar/verified-check-linear';
import { Button } from '../../kit/button';
import type { IconType } from '../../kit/icon';
import { PageHeader } from '../../kit/layout/page-header';
import { useSnapshot } from '../../lists/use-snapshot';
import { useFormat } from '../../text/use-format';
import { useText } from '../../text/use-text';
import { type RequestActor, runningAction } from '../request-actors';
import type { ClientRequest, RequestKind } from '../request-kinds';
import { RequestStatusChip } from '../request-status-chip';
import { firstEventOf, type RequestStep, stepsOf } from '../request-steps';

interface RequestHeaderProps {
  kind: RequestKind;
  /** Loading or not found: the heading stays the same element, and so keeps the focus. */
  request: ClientRequest | undefined;
  actor: RequestActor | undefined;
}

/** The request's number, its status and the steps of its lifecycle. */
export function RequestHeader({ kind, request, actor }: RequestHeaderProps) {
  const t = useText('requests');
  const format = useFormat();
  const loading = t(`${kind}.loading`);
  const current = useSelector(actor, (snapshot) => snapshot?.context.record);
  return (
    <PageHeader
      crumbs={[
        { label: t('section') },
        { label: t(`${kind}.title`), to: `/dashboard/${kind}` },
        { label: request?.number ?? loading },
      ]}
      title={request ? t(`${kind}.record`, { number: bidiIsolate(request.number) }) : loading}
      name={request && <bdi>{`${request.client.firstName} ${request.client.lastName}`}</bdi>}
      status={request && <RequestStatusChip status={current?.status ?? request.status} />}
      subtitle={request && t('received', { date: format.dateTime(request.createdAt) })}
      actions={request && actor && <Steps kind={kind} request={request} actor={actor} />}
    />
  );
}

const ICONS: Record<RequestAction, IconType | undefined> = {
  approve: ApproveIcon,
  accept: ApproveIcon,
  decline: undefined,
  refuse: undefined,
  ship: ShipIcon,
  receive: ReceiveIcon,
  refund: RefundIcon,
  dispute: DisputeIcon,
  close: CloseIcon,
};

interface StepsProps {
  kind: RequestKind;
  request: ClientRequest;
  actor: RequestActor;
}

/** The available steps of the request, the main one last. */
function Steps({ kind, request: { orderStatus }, actor }: StepsProps) {
  const { status, allowedActions } = useSelector(actor, ({ context }) => context.record);
  const steps = stepsOf(kind, { status, allowedActions, orderStatus });
  return steps.map((step, index) => (
    <StepButton
      key={step.action}
      step={step}
      actor={actor}
      orderStatus={orderStatus}
      variant={index === steps.length - 1 && step.action !== 'ship' ? 'primary' : 'outline'}
    />
  ));
}

interface StepButtonProps extends Pick<ClientRequest, 'orderStatus'> {
  step: RequestStep;
  actor: RequestActor;
  variant: 'primary' | 'outline';
}

/** A step of the lifecycle; disabled with the reason when it is not possible. */
function StepButton({ step: { action, refusal }, actor, orderStatus, variant }: StepButtonProps) {
  const t = useText('requests');
  const order = useText('orders');
  const status = order(`status.${orderStatus}`);
  const beginning = firstEventOf(action);
  const running = runningAction(useSnapshot(actor));
  const label = t(`actions.${action}`);
  const reasonOf = () => {
    if (refusal === null) return undefined;
    if (refusal === 'permission') return t('refusal.permission');
    return t(action === 'refuse' ? 'refusal.tooEarly' : 'refusal.tooLate', { status });
  };
  return (
    <Button
      variant={variant}
      icon={ICONS[action]}
      iconMirrored={action === 'ship'}
      busy={running === action}
      // The client ships the parcel; the store only notes it.
      {...(action === 'ship' ? { 'data-own-width': '' } : {})}
      disabledReason={reasonOf()}
      onClick={() => actor.send(beginning)}
    >
      {beginning.type === 'request.ask' ? t('asks', { label }) : label}
    </Button>
  );
}
