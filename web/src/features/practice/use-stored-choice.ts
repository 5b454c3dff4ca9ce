import { useState } from 'react';
import { useUser } from '../../api/hooks.js';
import { remember, remembered } from '../../lib/device-memory.js';

/**
 * A choice that this browser remembers for the signed-in user. What was stored is read by `read`, which answers
 * null for anything it does not understand.
 */
export function useStoredChoice<T>(
  name: string,
  read: (stored: unknown) => T | null,
  fallback: T,
): [T, (choice: T) => void] {
  const userId = useUser()?.sub ?? 'nobody';
  const key = `lectern.${name}.${userId}`;
  const [{ of, choice }, setChoice] = useState(() => ({
    of: key,
    choice: readStored(key, read) ?? fallback,
  }));
  if (of !== key) setChoice({ of: key, choice: readStored(key, read) ?? fallback });
  return [
    choice,
    (next) => {
      setChoice({ of: key, choice: next });
      remember(key, JSON.stringify(next));
    },
  ];
}

function readStored<T>(key: string, read: (stored: unknown) => T | null): T | null {
  try {
    return read(JSON.parse(remembered(key) ?? 'null'));
  } catch {
    return null;
  }
}
