/** The counters of a bézique marker by their worth: a button of 500, four of 100, one of 50, four of 10. */
export const COUNTERS = [500, 100, 50, 10] as const;

/** How many there are of each. */
export const MANY = [1, 4, 1, 4] as const;

/** How many of each have passed to the right at so many points; a marker that is full (990) begins anew. */
export function passed(score: number): number[] {
  let left = Math.max(0, Math.floor(score / 10) * 10) % 1000;
  return COUNTERS.map((worth) => {
    const many = Math.floor(left / worth);
    left -= many * worth;
    return many;
  });
}
