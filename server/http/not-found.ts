import type { Operation } from './contract';
import { type ProblemError, problem } from './problem-error';

function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\w+\}/g, '[^/]+')}$`);
}

/** Distinguishes an unknown path (404) from a method that the path lacks (405). */
export function createNotFoundProblem(operations: readonly Operation[]) {
  const known = operations.map(({ path, method }) => ({ pattern: patternOf(path), method }));
  return (method: string, url: string): ProblemError => {
    const [pathname = ''] = url.split('?');
    const allow = known.filter(({ pattern }) => pattern.test(pathname)).map((one) => one.method);
    if (allow.length === 0 || allow.includes(method)) return problem(404, 'not_found');
    return problem(405, 'method_not_allowed', { allow: [...new Set(allow)] });
  };
}
