import { fromPromise } from 'xstate';
import { unwrapWithSignal } from '../api/unwrap-with-signal';
import { vacanciesEndpoints } from '../api/vacancies-endpoints.generated';
import type { ActorsOf } from '../machine-actors';
import type { Ports } from '../ports/ports';
import type { Store } from '../store';
import { vacancyActionsMachine } from './vacancy-actions.machine';

/** Returns the actors of the vacancy-actions machine. */
function vacancyActionsActors(store: Store): ActorsOf<typeof vacancyActionsMachine> {
  return {
    performAction: fromPromise(({ input: { vacancyId, action }, signal }) => {
      if (!action) throw new Error('A vacancy’s action runs only after one was attempted.');
      const acting = { vacancyId, action };
      const performing = vacanciesEndpoints.endpoints.performVacancyAction.initiate(acting);
      return unwrapWithSignal(store.dispatch(performing), signal);
    }),
  };
}

/** The vacancy-actions machine of an application. */
export function provideVacancyActions(_ports: Ports, store: Store) {
  return vacancyActionsMachine.provide({ actors: vacancyActionsActors(store) });
}
