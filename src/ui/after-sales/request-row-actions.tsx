import { styled } from 'styled-components';
import { bidiIsolate } from '#domain/format/bidi-isolate';
import { Button } from '../kit/button';
import { useSnapshot } from '../lists/use-snapshot';
import { useText } from '../text/use-text';
import { type RequestActor, runningAction } from './request-actors';
import type { RequestKind, RequestSummary } from './request-kinds';
import { firstEventOf, stepsOf } from './request-steps';

const Row = styled.div`
  display: flex;
  align-items: center;
  justify-content: flex-end;
  gap: var(--space-4);
  &[data-wide] {
    gap: var(--space-8);
  }
`;

interface RequestRowActionsProps {
  kind: RequestKind;
  request: RequestSummary;
  actor: RequestActor | undefined;
  /** On a phone's card: the buttons share the width. */
  wide?: boolean;
}

/** The available steps of a request, the main one first. */
export function RequestRowActions(props: RequestRowActionsProps) {
  const { kind, request, actor, wide = false } = props;
  const t = useText('requests');
  const snapshot = useSnapshot(actor);
  if (!actor || !snapshot) return null;
  const { status, allowedActions } = snapshot.context.record;
  const steps = stepsOf(kind, { status, allowedActions, orderStatus: request.orderStatus })
    .filter(({ refusal }) => refusal === null)
    .toReversed();
  return (
    <Row {...(wide ? { 'data-wide': '' } : {})}>
      {steps.map(({ action }, index) => (
        <Button
          key={action}
          variant={index === 0 ? 'soft' : quietVariant(wide)}
          size={wide ? 'medium' : 'small'}
          wide={wide}
          busy={runningAction(snapshot) === action}
          aria-label={t('actions.on', {
            action: t(`actions.${action}`),
            number: bidiIsolate(request.number),
          })}
          onClick={() => actor.send(firstEventOf(action))}
        >
          {t(`actions.${action}`)}
        </Button>
      ))}
    </Row>
  );
}

function quietVariant(wide: boolean) {
  return wide ? 'outline' : 'quiet';
}
