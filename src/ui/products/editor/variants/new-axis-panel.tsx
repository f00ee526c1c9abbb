import { useState } from 'react';
import {
  type AttributeValue,
  useListAttributesQuery,
} from '#application/api/reference-endpoints.generated';
import type { Axis } from '#domain/products/variant-combinations';
import { Button } from '../../../kit/button';
import { Note } from '../../../kit/note';
import { Select } from '../../../kit/select';
import { useLocalizedName } from '../../../text/localized';
import { useText } from '../../../text/use-text';
import type { AxisDeeds } from './axis-bar';
import { PanelStack } from './axis-panel';
import type { AxisNames } from './use-axis-names';
import { ValueChoice } from './value-choice';

interface NewAxisPanelProps {
  axes: readonly Axis[];
  names: AxisNames;
  deeds: AxisDeeds;
  categoryId: string | null;
  close: () => void;
}

/** Chooses an attribute that may tell variants apart, and its values. */
export function NewAxisPanel({ axes, names, deeds, categoryId, close }: NewAxisPanelProps) {
  const t = useText('variants');
  const localized = useLocalizedName();
  const [attributeId, setAttributeId] = useState<string | null>(null);
  const [values, setValues] = useState<readonly AttributeValue[]>([]);
  const [isFull, setIsFull] = useState(false);
  const { data } = useListAttributesQuery({ pageSize: 100, ...(categoryId && { categoryId }) });
  const known = new Set(axes.map((axis) => axis.attributeId));
  const options = (data?.items ?? [])
    .filter(({ id, isVariantAxis }) => isVariantAxis && !known.has(id))
    .map((attribute) => ({ value: attribute.id, label: localized(attribute) }));
  const add = () => {
    if (attributeId === null) return;
    names.learn(values);
    if (deeds.add({ attributeId, valueIds: values.map(({ id }) => id) })) close();
    else setIsFull(true);
  };
  return (
    <PanelStack>
      <Select
        label={t('axes.attribute')}
        value={attributeId}
        options={options}
        onChange={(id) => {
          setAttributeId(id);
          setValues([]);
        }}
      />
      {attributeId !== null && (
        <ValueChoice
          key={attributeId}
          attributeId={attributeId}
          chosen={values.map(({ id }) => id)}
          onChange={(value, isChosen) =>
            setValues((before) =>
              isChosen ? [...before, value] : before.filter(({ id }) => id !== value.id),
            )
          }
        />
      )}
      {isFull && <Note tone="warning">{t('axes.full')}</Note>}
      {axes.length > 0 && values[0] && (
        <Note tone="info">{t('axes.first', { value: localized(values[0]) })}</Note>
      )}
      <Button
        onClick={add}
        {...(values.length === 0 && { disabledReason: t('axes.chooseValues') })}
      >
        {t('axes.addNow')}
      </Button>
    </PanelStack>
  );
}
