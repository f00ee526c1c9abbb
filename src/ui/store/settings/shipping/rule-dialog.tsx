import { useFormikContext } from 'formik';
import { errorsSchema } from '#domain/forms/errors-schema';
import type { ShippingRule } from '#domain/stores/store-settings';
import { FieldGrid } from '../../../account/account-layout';
import { DialogForm } from '../../../forms/dialog-form';
import { BoundAutocomplete } from '../../../kit/form/bound-autocomplete';
import {
  BoundMoneyField,
  BoundNumberField,
  BoundSwitch,
} from '../../../kit/form/bound-more-fields';
import { BoundSelect } from '../../../kit/form/bound-select';
import { useLocalizedName } from '../../../text/localized';
import { useCodeText } from '../../../text/problem-text';
import { useText } from '../../../text/use-text';
import { useRegions } from '../../use-regions';
import { isSamePlace, newRule } from './rule-place';

type RuleValues = {
  region: string | null;
  cityId: string | null;
  isDelivered: boolean;
  fee: number | null;
  freeFrom: number | null;
  days: number | null;
};

const TERMS = ['fee', 'freeFrom', 'days'] as const;

/** Bounds of the contract, centimes and days. */
const HIGHEST = { fee: 10_000_000, freeFrom: 1_000_000_000, days: 60 } as const;

function validateAgainst(existingRules: readonly ShippingRule[]) {
  return (values: RuleValues) => {
    const faults: Record<string, string[]> = {};
    const { region, cityId } = values;
    if (!region) faults['region'] = ['required'];
    else if (existingRules.some((rule) => isSamePlace(rule, { region, cityId })))
      faults[cityId ? 'cityId' : 'region'] = ['rule_taken'];
    for (const field of TERMS) {
      if ((values[field] ?? 0) > HIGHEST[field]) faults[field] = ['too_large'];
    }
    return faults;
  };
}

interface RuleDialogProps {
  /** Null for a new one. */
  rule: ShippingRule | null;
  /** The other rules: each place has only one. */
  existingRules: readonly ShippingRule[];
  onKeep: (rule: ShippingRule) => void;
  onClose: () => void;
}

/** The form of one rule: its place and its terms. */
export function RuleDialog({ rule, existingRules, onKeep, onClose }: RuleDialogProps) {
  const t = useText('storeSettings');
  const codeText = useCodeText();
  const { region, cityId = null, days = null, ...terms } = rule ?? newRule('');
  return (
    <DialogForm<RuleValues>
      title={t(rule ? 'shipping.dialog.edit' : 'shipping.dialog.add')}
      initialValues={{ ...terms, region: region || null, cityId, days }}
      schema={errorsSchema(validateAgainst(existingRules))}
      hiddenFields={({ isDelivered }) => (isDelivered ? [] : TERMS)}
      errorText={(code) => (code === 'rule_taken' ? t('shipping.dialog.taken') : codeText(code))}
      onAnswer={(values) => onKeep(ruleFromValues(values))}
      onCancel={onClose}
      busy={false}
      width={520}
      confirmLabel={t('shipping.dialog.keep')}
      cancelLabel={t('cancel')}
    >
      <PlaceFields />
      <BoundSwitch name="isDelivered">{t('shipping.dialog.delivered')}</BoundSwitch>
      <TermFields />
    </DialogForm>
  );
}

/** A place without delivery has no terms. */
function ruleFromValues({ region, ...values }: RuleValues): ShippingRule {
  const rule = { ...values, region: region ?? '' };
  return rule.isDelivered ? rule : { ...rule, fee: null, freeFrom: null, days: null };
}

function PlaceFields() {
  const t = useText('storeSettings');
  const regions = useRegions();
  const localized = useLocalizedName();
  const { values } = useFormikContext<RuleValues>();
  const cities = regions.find(({ name }) => name === values.region)?.cities ?? [];
  return (
    <FieldGrid>
      <BoundSelect
        name="region"
        label={t('shipping.dialog.region')}
        required
        placeholder={t('shipping.dialog.chooseRegion')}
        options={regions.map(({ name, label }) => ({ value: name, label }))}
      />
      <BoundAutocomplete
        key={values.region}
        name="cityId"
        label={t('shipping.dialog.city')}
        help={t('shipping.dialog.cityHelp')}
        options={cities.map((city) => ({ value: city.id, label: localized(city) }))}
        emptyText={t('noCity')}
      />
    </FieldGrid>
  );
}

function TermFields() {
  const t = useText('storeSettings');
  const { values } = useFormikContext<RuleValues>();
  if (!values.isDelivered) return null;
  return (
    <FieldGrid>
      <BoundMoneyField
        name="fee"
        label={t('shipping.columns.fee')}
        help={t('shipping.dialog.feeHelp')}
      />
      <BoundMoneyField
        name="freeFrom"
        label={t('shipping.columns.freeFrom')}
        help={t('shipping.dialog.freeFromHelp')}
      />
      <BoundNumberField
        name="days"
        label={t('shipping.columns.days')}
        help={t('shipping.dialog.daysHelp')}
        max={HIGHEST.days}
      />
    </FieldGrid>
  );
}
