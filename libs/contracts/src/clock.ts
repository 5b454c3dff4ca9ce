/** Lengths and places in a recording, one way everywhere: `4:12`, from an hour on `1:02:41`, cut as a running clock is. Seconds. */
export function clock(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60)];
  const rest = `${String(minutes).padStart(hours > 0 ? 2 : 1, '0')}:${String(whole % 60).padStart(2, '0')}`;
  return hours > 0 ? `${hours}:${rest}` : rest;
}

/** A running clock that keeps its width: `04:12`. */
export const timer = (seconds: number): string => clock(seconds).padStart('00:00'.length, '0');
