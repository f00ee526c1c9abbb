const SPECIAL: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** Text escaped for HTML, XML or an attribute, without the characters that XML forbids. */
export function escaped(text: string): string {
  return [...text]
    .filter((letter) => letter >= ' ' || letter === '\n' || letter === '\t')
    .map((letter) => SPECIAL[letter] ?? letter)
    .join('');
}

/** A dotted id without the machine it belongs to. */
export function withoutMachineId(id: string): string {
  return id.split('.').slice(1).join('.') || '(anywhere)';
}

/** A transition's key in readable form. */
export function transitionLabel(key: string): string {
  const [source = '', event = '', index = '0'] = key.split(' | ');
  const rank = index === '0' ? '' : ` #${Number(index) + 1}`;
  return `${withoutMachineId(source)}: ${event.replace(/^xstate\.(done|error)\.actor\./, '$1 ')}${rank}`;
}
