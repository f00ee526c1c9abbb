import { useState } from 'react';
import { styled } from 'styled-components';
import type { VariantValues } from '#application/products/product-values';
import type { Axis } from '#domain/products/variant-combinations';
import { piecesOf } from '#domain/products/variant-edits';
import type { Removal } from '#domain/products/variant-matrix';
import { Button } from '../../../kit/button';
import { Note } from '../../../kit/feedback/note';
import { useText } from '../../../text/use-text';
import type { AxisActions } from './axis-bar';
import type { AxisNames } from './use-axis-names';
import { ValueChoice } from './value-choice';

export const PanelStack = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-12);
`;
const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: var(--space-8);
`;

interface AxisPanelProps {
  axis: Axis;
  names: AxisNames;
  actions: AxisActions;
  close: () => void;
}

/** The values of an axis. More can be added; before a removal, its effect is shown. */
export function AxisPanel({ axis, names, actions, close }: AxisPanelProps) {
  const t = useText('variants');
  const [removalRequest, setAsked] = useState<{
    name: string;
    removal: Removal<VariantValues>;
  } | null>(null);
  const [isFull, setIsFull] = useState(false);
  const { attributeId, valueIds } = axis;
  const take = (valueId: string | null, name: string) => {
    const removal = actions.without(attributeId, valueId);
    if (removal.removed.length > 0) return setAsked({ name, removal });
    actions.remove(removal);
    if (valueId === null) close();
  };
  if (removalRequest) {
    const back = () => setAsked(null);
    return <RemovalConfirmation {...removalRequest} actions={actions} back={back} close={close} />;
  }
  return (
    <PanelStack>
      <ValueChoice
        attributeId={attributeId}
        chosen={valueIds}
        onChange={(value, isChosen) => {
          names.learn([value]);
          if (isChosen) setIsFull(!actions.add({ attributeId, valueIds: [value.id] }));
          else take(value.id, names.value(value.id));
        }}
      />
      {isFull && <Note tone="warning">{t('axes.full')}</Note>}
      <Buttons>
        <Button variant="text" onClick={() => take(null, names.attribute(attributeId))}>
          {t('axes.remove')}
        </Button>
      </Buttons>
    </PanelStack>
  );
}

interface RemovalConfirmationProps {
  name: string;
  removal: Removal<VariantValues>;
  actions: AxisActions;
  back: () => void;
  close: () => void;
}

function RemovalConfirmation({ name, removal, actions, back, close }: RemovalConfirmationProps) {
  const t = useText('variants');
  const { removed } = removal;
  const pieces = piecesOf(removed.map((variant) => ({ variant })));
  return (
    <PanelStack>
      <Note tone="warning">
        {t('axes.removes', {
          name,
          variants: t('count', { count: removed.length }),
          pieces: t('pieces', { count: pieces }),
        })}
      </Note>
      <Buttons>
        <Button variant="text" onClick={back}>
          {t('axes.keep')}
        </Button>
        <Button
          variant="danger"
          onClick={() => {
            actions.remove(removal);
            close();
          }}
        >
          {t('axes.removeNow')}
        </Button>
      </Buttons>
    </PanelStack>
  );
}
