/** Digits typed one soon after the other are one number. */
export const TOGETHER = 1500;

/** A reader of keys: gives the number that has been typed so far, and null for other keys and a number that begins with 0. */
export function typed(now: () => number = () => performance.now()): (key: string) => number | null {
  let digits = "";
  let last = -Infinity;
  return (key) => {
    if (!/^\d$/.test(key)) return null;
    digits = now() - last > TOGETHER ? key : digits + key;
    last = now();
    return Number(digits) || null;
  };
}
