import type { Candidacy } from '#openapi/types.generated';
import { unwrapWithSignal } from '../api/unwrap-with-signal';
import { vacanciesEndpoints } from '../api/vacancies-endpoints.generated';
import type { EditedRecord } from '../editing/edited-record';
import { recordEditing } from '../editing/record-edit.actors';

/** The users who rate a candidate. */
export type InterviewersForm = { readonly interviewerIds: readonly string[] };

/** The interviewers of a candidacy as their form shows them. */
export function interviewersRecord({
  id,
  revision,
  interviewers,
}: Pick<Candidacy, 'id' | 'revision' | 'interviewers'>): EditedRecord<InterviewersForm> {
  return { id, revision, values: { interviewerIds: interviewers.map((one) => one.id) } };
}

/** The choice of the interviewers. */
export const interviewersEditing = recordEditing<InterviewersForm>({
  save: async ({ id, revision, values }, store, signal) => {
    const writing = vacanciesEndpoints.endpoints.updateCandidacy.initiate({
      candidacyId: id ?? '',
      'If-Match': `"${revision}"`,
      candidacyUpdate: { interviewerIds: [...values.interviewerIds] },
    });
    return interviewersRecord(await unwrapWithSignal(store.dispatch(writing), signal));
  },
  // The contract promises the candidacy in `current` of a 412.
  recordOf: (current) => interviewersRecord(current as Candidacy),
});
