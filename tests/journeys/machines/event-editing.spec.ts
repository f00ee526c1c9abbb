import type { StateValueFrom } from 'xstate';
import type {
  EventEditingContext,
  eventEditingMachine,
} from '#application/calendar/event-editing.machine';
import { eventEditingTestModel } from '../../support/machine-models/event-editing.model';
import { test } from '../support/journey';
import { createEventEditingPageDriver } from './event-editing.driver';
import { testPaths } from './test-paths';

const { model } = eventEditingTestModel;

/**
 * The events that are possible on the page. The calendar is read once after a change, with the
 * changed entry: an older answer does not come after a newer one.
 */
function isOffered(
  { isPlaced }: EventEditingContext,
  label: string,
  value?: StateValueFrom<typeof eventEditingMachine>,
): boolean {
  if (label === 'an older calendar arrives' || label === 'the calendar is read without the entry') {
    return false;
  }
  const isResting = typeof value === 'object' && 'resting' in value;
  return label !== 'the calendar is read anew' || (isResting && isPlaced);
}

test.describe('Event-editing machine on the page', { tag: '@long' }, () => {
  test.use({
    viewport: { width: 1440, height: 1100 },
    allowedInConsole: { answers: [404, 412, 503] },
  });
  testPaths(
    { ...eventEditingTestModel, model: { ...model, isPossible: isOffered } },
    createEventEditingPageDriver,
  );
});
