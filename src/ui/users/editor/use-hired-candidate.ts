import { useGetCandidacyQuery } from '#application/api/vacancies-endpoints.generated';
import type { NewUserValues } from '#application/users/user-editing';
import { useUrlParams } from '../../kit/use-url-params';
import { idParam } from '../../lists/list-url';

/** What a candidacy says about its person, as the form of a new user holds it. */
type Person = Pick<
  NewUserValues,
  'firstName' | 'lastName' | 'email' | 'phoneNumber' | 'language' | 'entry'
>;

/**
 * The hired candidate whom the address names: they are invited, in their language. Null without one,
 * or if the user may not read the candidacy; undefined while it is read.
 */
export function useHiredCandidate(): Person | null | undefined {
  const [params] = useUrlParams();
  const candidacyId = idParam(params, 'candidacy', 'cdy');
  const { data, error } = useGetCandidacyQuery(
    { candidacyId: candidacyId ?? '' },
    { skip: candidacyId === undefined },
  );
  if (candidacyId === undefined || error) return null;
  if (!data) return undefined;
  const { status, firstName, lastName, email, phoneNumber, language } = data;
  if (status !== 'hired') return null;
  return {
    firstName,
    lastName,
    email: email ?? '',
    phoneNumber: phoneNumber ?? '',
    language,
    entry: 'invitation',
  };
}
