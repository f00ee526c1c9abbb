import { operationObjectsOf, readContract } from '../../../server/http/contract';
import type { Contract } from '../../../server/http/openapi-document';

/** The contract reduced to the paths that have one of these operations. */
export function partialContract(...operationIds: readonly string[]): Contract {
  const contract = readContract();
  const paths = Object.entries(contract.paths).filter(([, item]) =>
    operationObjectsOf(item).some(({ operationId = '' }) => operationIds.includes(operationId)),
  );
  return { ...contract, paths: Object.fromEntries(paths) };
}
