import { useState } from 'react';
import { styled } from 'styled-components';
import { useListAttributesQuery } from '#application/api/reference-endpoints.generated';
import type { Axis } from '#domain/products/variant-combinations';
import type { Attribute, AttributeValue } from '#openapi/types.generated';
import { Button } from '../../../kit/button';
import { Note } from '../../../kit/feedback/note';
import { useLocalizedName } from '../../../text/localized';
import { useText } from '../../../text/use-text';
import type { AxisActions } from './axis-bar';
import { withAxisInSkus } from './axis-in-skus';
import { PanelStack } from './axis-panel';
import type { AxisNames } from './use-axis-names';
import { ValueChoice } from './value-choice';

const List = styled.ul`
  display: flex;
  flex-direction: column;
  gap: var(--space-8);
`;
const Muted = styled.p`
  color: var(--text-2);
  font: 400 var(--text-small) var(--font-body);
`;

interface NewAxisPanelProps {
  axes: readonly Axis[];
  names: AxisNames;
  actions: AxisActions;
  categoryId: string | null;
  close: () => void;
}

/** Chooses an attribute that may distinguish variants, then its values. */
export function NewAxisPanel(props: NewAxisPanelProps) {
  const { axes, categoryId } = props;
  const t = useText('variants');
  const localized = useLocalizedName();
  const [chosen, setChosen] = useState<Attribute | null>(null);
  const { data } = useListAttributesQuery({ pageSize: 100, ...(categoryId && { categoryId }) });
  if (chosen) return <ValuesOfAxis {...props} attribute={chosen} back={() => setChosen(null)} />;
  const known = new Set(axes.map((axis) => axis.attributeId));
  const attributes = (data?.items ?? []).filter(
    ({ id, isVariantAxis }) => isVariantAxis && !known.has(id),
  );
  return (
    <PanelStack>
      <Muted>{data && attributes.length === 0 ? t('axes.noneLeft') : t('axes.attribute')}</Muted>
      <List>
        {attributes.map((attribute) => (
          <li key={attribute.id}>
            <Button variant="outline" wide onClick={() => setChosen(attribute)}>
              {localized(attribute)}
            </Button>
          </li>
        ))}
      </List>
    </PanelStack>
  );
}

function ValuesOfAxis({
  axes,
  names,
  actions,
  attribute,
  back,
  close,
}: NewAxisPanelProps & { attribute: Attribute; back: () => void }) {
  const t = useText('variants');
  const localized = useLocalizedName();
  const [values, setValues] = useState<readonly AttributeValue[]>([]);
  const [isFull, setIsFull] = useState(false);
  const [first] = values;
  const add = () => {
    names.learn(values);
    const valueIds = values.map(({ id }) => id);
    if (actions.add({ attributeId: attribute.id, valueIds }, withAxisInSkus)) close();
    else setIsFull(true);
  };
  return (
    <PanelStack>
      <b>{localized(attribute)}</b>
      <ValueChoice
        attributeId={attribute.id}
        chosen={values.map(({ id }) => id)}
        onChange={(value, isChosen) =>
          setValues((before) =>
            isChosen ? [...before, value] : before.filter(({ id }) => id !== value.id),
          )
        }
      />
      {isFull && <Note tone="warning">{t('axes.full')}</Note>}
      {axes.length > 0 && first && <Note>{t('axes.first', { value: localized(first) })}</Note>}
      <Button onClick={add} disabledReason={first ? undefined : t('axes.chooseValues')}>
        {t('axes.addNow')}
      </Button>
      <Button variant="text" onClick={back}>
        {t('axes.other')}
      </Button>
    </PanelStack>
  );
}
