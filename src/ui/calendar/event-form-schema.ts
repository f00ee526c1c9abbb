import { type EventValues, eventFormErrors } from '#domain/calendar/event-form';
import { errorsSchema } from '#domain/forms/errors-schema';

/** The rules of the server, for the form of an event. */
export const eventFormSchema = errorsSchema<EventValues>(eventFormErrors);
