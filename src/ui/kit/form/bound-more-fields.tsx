import { Checkbox } from '../fields/checkbox';
import { MoneyField, NumberField } from '../fields/number-field';
import { RadioGroup } from '../fields/radio-group';
import { Switch } from '../fields/switch';
import { bound } from './bound';

export const BoundCheckbox = bound(Checkbox, 'checked');
export const BoundNumberField = bound(NumberField);
/** The Formik value is integer centimes, null while empty. */
export const BoundMoneyField = bound(MoneyField);
export const BoundSwitch = bound(Switch, 'checked');
export const BoundRadioGroup = bound(RadioGroup);
