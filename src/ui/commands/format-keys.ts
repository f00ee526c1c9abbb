/**
 * The keys of a shortcut as labelled on the keyboard: "mod+k" is Ctrl K, or ⌘ K on Apple's
 * machines.
 */
export function formatKeys(keys: string): string[] {
  const onApple = /Mac|iPhone|iPad/.test(navigator.platform);
  return keys.split('+').map((key) => {
    if (key === 'mod') return onApple ? '⌘' : 'Ctrl';
    return key.toUpperCase();
  });
}
