/**
 * Whether the job worker of a process works: it begins its work, after the start of the process or
 * an absence of the database; it works; or it has been unable to work for a while although the
 * database answers.
 */
export type JobWorkerState = 'starting' | 'working' | 'failing';
