import { Autocomplete } from '../autocomplete';
import { MultiSelect } from '../multi-select';
import { bound } from './bound';

/** One of many; the Formik value is an option's value, null while nothing is chosen. */
export const BoundAutocomplete = bound(Autocomplete);
/** Several of many; the Formik value is a list of options' values. */
export const BoundMultiSelect = bound(MultiSelect);
