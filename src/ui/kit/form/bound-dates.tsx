import { DateField } from '../fields/date-field';
import { DateRangeField } from '../fields/date-range-field';
import { bound } from './bound';

/** The Formik value is `YYYY-MM-DD`, null while empty. */
export const BoundDateField = bound(DateField);
/** The Formik value is `{ from, to }`, both `YYYY-MM-DD`, null while empty. */
export const BoundDateRangeField = bound(DateRangeField);
