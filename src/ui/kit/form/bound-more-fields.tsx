import { Checkbox } from '../checkbox';
import { MoneyField, NumberField } from '../number-field';
import { RadioGroup } from '../radio-group';
import { Switch } from '../switch';
import { TextArea } from '../text-area';
import { bound } from './bound';

export const BoundCheckbox = bound(Checkbox, 'checked');
export const BoundTextArea = bound(TextArea);
export const BoundNumberField = bound(NumberField);
/** The Formik value is integer centimes, null while empty. */
export const BoundMoneyField = bound(MoneyField);
export const BoundSwitch = bound(Switch, 'checked');
export const BoundRadioGroup = bound(RadioGroup);
