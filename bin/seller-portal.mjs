#!/usr/bin/env node
/** The command of an installed release: runs the built server or one of its commands. */
const PROGRAMS = {
  start: 'main.js',
  migrate: 'migrate.js',
  seed: 'seed.js',
  operator: 'operator.js',
  'seed:large': 'seed-large.js',
  simulate: 'simulate.js',
  backup: 'backup.js',
  restore: 'restore.js',
};

const name = process.argv[2] ?? 'start';
const program = Object.hasOwn(PROGRAMS, name) ? PROGRAMS[name] : undefined;

if (program) {
  process.env.NODE_ENV ??= 'production';
  // A program reads its own parameters only.
  process.argv.splice(2, 1);
  await import(new URL(`../dist/server/${program}`, import.meta.url));
} else {
  const names = Object.keys(PROGRAMS).join(', ');
  process.stderr.write(`There is no command "${name}": choose one of ${names}.\n`);
  process.exitCode = 1;
}
