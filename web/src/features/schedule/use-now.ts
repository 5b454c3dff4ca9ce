import { useEffect, useState } from 'react';

const TICK_MS = 30_000;

/** The time, told again every half minute, so that a page left open knows when a day is over. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
