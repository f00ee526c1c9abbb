import { useSelector } from '@xstate/react';
import { shallowEqual } from 'react-redux';
import { styled } from 'styled-components';
import { bidiIsolate } from '#domain/format/bidi-isolate';
import { Button } from '../kit/button';
import { useText } from '../text/use-text';
import { type RequestActor, type RequestSnapshot, runningAction } from './request-actors';
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

/** What the row shows of the process of its request. */
function rowState(snapshot: RequestSnapshot | undefined) {
  return snapshot && { record: snapshot.context.record, running: runningAction(snapshot) };
}

/** The available steps of a request, the main one first. */
export function RequestRowActions(props: RequestRowActionsProps) {
  const { kind, request, actor, wide = false } = props;
  const t = useText('requests');
  const state = useSelector(actor, rowState, shallowEqual);
  if (!actor || !state) return null;
  const { status, allowedActions } = state.record;
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
          busy={state.running === action}
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
