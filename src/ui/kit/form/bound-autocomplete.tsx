import { Autocomplete } from '../fields/autocomplete';
import { bound } from './bound';

/** A single choice; the Formik value is an option's value, null while nothing is chosen. */
export const BoundAutocomplete = bound(Autocomplete);
