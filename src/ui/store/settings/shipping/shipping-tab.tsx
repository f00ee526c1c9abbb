import { useFormikContext } from 'formik';
import { useMemo, useState } from 'react';
import { shippingSection } from '#application/stores/settings-editing';
import { type ShippingForm, shippingSchema } from '#domain/stores/settings-forms';
import type { ShippingRule } from '#domain/stores/store-settings';
import { CarriersCard } from '../../../carriers/carriers-card';
import { EditableTableCard } from '../../../forms/editable-table';
import { useText } from '../../../text/use-text';
import { useCities } from '../../use-cities';
import type { SettingsTabProps } from '../settings-tab-props';
import { TabForm } from '../tab-form';
import { RuleDialog } from './rule-dialog';
import { isSamePlace } from './rule-place';
import { RulesTable } from './rules-table';
import { ShippingCalculator } from './shipping-calculator';
import { useRuleTexts } from './use-rule-texts';

/** The shipping fees, by region and city; and the carriers, which are saved by themselves. */
export function ShippingTab({ store, readOnly }: SettingsTabProps) {
  const t = useText('storeSettings');
  const cities = useCities();
  const record = useMemo(() => shippingSection.recordOf(store), [store]);
  const schema = useMemo(
    () => shippingSchema(new Map(cities.map(({ id, region }) => [id, region]))),
    [cities],
  );
  const texts = useRuleTexts();
  const show = (rules: readonly ShippingRule[]) => (
    <ul>
      {rules.map((rule) => (
        <li
          key={`${rule.region}${rule.cityId}`}
        >{`${texts.place(rule)} : ${texts.terms(rule)}`}</li>
      ))}
    </ul>
  );
  return (
    <TabForm
      tab="shipping"
      editing={shippingSection.editing}
      record={record}
      readOnly={readOnly}
      schema={schema}
      fields={{ rules: { label: t('shipping.title'), show } }}
      changes={[{ entity: 'stores', storeId: store.id, columns: { shippingRules: '' } }]}
      aside={<ShippingCalculator />}
    >
      <RulesCard readOnly={readOnly} />
      <CarriersCard readOnly={readOnly} />
    </TabForm>
  );
}

/** The rule being edited; `null` for a new one. */
type RuleBeingEdited = { readonly rule: ShippingRule | null } | null;

function RulesCard({ readOnly }: { readOnly: boolean }) {
  const t = useText('storeSettings');
  const form = useFormikContext<ShippingForm>();
  const { rules } = form.values;
  const [edited, setEdited] = useState<RuleBeingEdited>(null);
  const change = (next: readonly ShippingRule[]) => void form.setFieldValue('rules', next);
  const keep = (rule: ShippingRule) => {
    const before = edited?.rule;
    const others = rules.filter((one) => !isSamePlace(one, rule) && one !== before);
    change([...others, rule]);
    setEdited(null);
  };
  return (
    <EditableTableCard
      title={t('shipping.title')}
      text={t('shipping.text')}
      add={readOnly ? null : { label: t('shipping.add'), onAdd: () => setEdited({ rule: null }) }}
    >
      <RulesTable
        rules={rules}
        readOnly={readOnly}
        onEdit={(rule) => setEdited({ rule })}
        onRemove={(rule) => change(rules.filter((one) => !isSamePlace(one, rule)))}
      />
      {edited && (
        <RuleDialog
          rule={edited.rule}
          existingRules={rules.filter((one) => one !== edited.rule)}
          onKeep={keep}
          onClose={() => setEdited(null)}
        />
      )}
    </EditableTableCard>
  );
}
