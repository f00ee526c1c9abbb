import { operationsOf } from '../../../server/http/contract';
import type { Contract } from '../../../server/http/openapi-document';

/** A path of the specification's section 7, with its methods in the contract. */
export interface SpecifiedPath {
  readonly path: string;
  readonly methods: readonly string[];
}

function path(written: string, ...methods: string[]): SpecifiedPath {
  return { path: written, methods };
}

/** Section 7, in its order and spelling. */
export const SPECIFIED_PATHS: readonly SpecifiedPath[] = [
  path('/api/user/', 'GET'),
  path('/api/auth/token/', 'POST'),
  path('/api/auth/register', 'POST'),
  path('/api/auth/token/refresh/', 'POST'),
  path('/api/user/change/password/', 'POST'),
  path('/api/user/reset/password/', 'POST'),
  path('/api/user/password_reset/confirm/', 'POST'),
  path('/api/store/user/write/', 'PATCH'),
  path('/api/store/user/create/', 'POST'),
  path('/api/store/user/params/', 'GET'),
  path('/api/store/user/params/write/', 'PATCH'),
  path('/api/store/users/archive/', 'POST'),
  path('/api/store/users/unarchive/', 'POST'),
  path('/api/store/user/', 'GET'),
  path('/api/store/users', 'GET'),
  path('/api/client/create/', 'POST'),
  path('/api/client/write/', 'PATCH'),
  path('/api/cities/get/', 'GET'),
  path('/api/stores/', 'GET'),
  path('/api/store/', 'GET'),
  path('/api/store/update/', 'PATCH'),
  path('/api/store/availability/create/new/', 'POST'),
  path('/api/store/my/get/availability/', 'GET'),
  path('/api/store/my/get/', 'GET'),
  path('/api/user/notifications', 'GET', 'PATCH'),
  path('/api/store/products/search/get/', 'GET'),
  path('/api/store/product/create', 'POST'),
  path('/api/store/product/', 'GET', 'PATCH'),
  path('/api/categories/', 'GET'),
  path('/api/brands/', 'GET'),
  path('/api/attributes/get/', 'GET'),
  path('/api/store/product/import/new', 'POST'),
  path('/api/store/variant/', 'GET', 'PATCH'),
  path('/api/store/product/bulk/update/', 'PATCH'),
  path('/api/media/upload/', 'POST'),
  path('/api/media/update/', 'PATCH'),
  path('/api/media/store/update/cover/', 'PATCH'),
  path('/api/media/upload/multiple/', 'POST'),
  path('/api/media/get/', 'GET'),
  path('/api/media/delete/', 'POST'),
  path('/api/store/orders/', 'GET'),
  path('/api/store/order/', 'GET', 'POST'),
  path('/api/store/invoices/', 'GET'),
  path('/api/store/returns/', 'GET'),
];

/** The operations on a path, on a record below it, or on an action of such a record. */
export function servedBy(contract: Contract, { path: specified }: SpecifiedPath) {
  const below = specified.endsWith('/') ? specified : `${specified}/`;
  return operationsOf(contract).filter(
    ({ path: served }) =>
      served === specified || /^\{\w+\}(?:\/\{\w+\})?$/.test(isServedBelow(served, below)),
  );
}

function isServedBelow(served: string, below: string): string {
  return served.startsWith(below) ? served.slice(below.length) : '';
}

/** Every answer that the contract documents, as `getOrder 404`. */
export function documentedAnswers(contract: Contract): string[] {
  return operationsOf(contract).flatMap(({ id, path: served, method }) => {
    const item = contract.paths[served] as
      | Record<string, { responses?: Record<string, unknown> }>
      | undefined;
    return Object.keys(item?.[method.toLowerCase()]?.responses ?? {}).map(
      (status) => `${id} ${status}`,
    );
  });
}
