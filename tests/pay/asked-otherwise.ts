/** Queries that differ from good ones in one value. */

/** `args` with `value` at a dotted path, the position of the argument first: `0.jobs.0.pay`. An undefined value takes the key away. */
export function withValueAt(args: readonly unknown[], at: string, value: unknown): unknown[] {
  const change = (whole: unknown, [key, ...rest]: readonly string[]): unknown => {
    if (key === undefined) return value;
    if (Array.isArray(whole)) {
      const list = [...whole];
      list[Number(key)] = change(whole[Number(key)], rest);
      return list;
    }
    const { [key]: former, ...others } = (whole ?? {}) as Record<string, unknown>;
    const changed = change(former, rest);
    return changed === undefined ? others : { ...others, [key]: changed };
  };
  return change(args, at.split('.')) as unknown[];
}
