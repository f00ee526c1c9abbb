/** Schema of graphile-worker's jobs, separate from our own tables. */
export const JOBS_SCHEMA = 'graphile_worker';
