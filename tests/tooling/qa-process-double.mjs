/** A process that answers the jobs of `MachineProcess` without any machine: with a defect, or not. */
const defects = {
  'computes without end': () => {
    for (;;);
  },
  'fills the memory': () => {
    const kept = [];
    for (;;) kept.push(new Array(2_000_000).fill(0.5));
  },
  'ends its process': () => process.exit(7),
};

process.on('disconnect', () => process.exit());
process.on('message', ({ machine }) => {
  process.send({ kind: 'begins', what: `it ran the path ${machine}/shortest/1` });
  defects[machine]?.();
  process.send({ kind: 'done', result: [machine] });
});
