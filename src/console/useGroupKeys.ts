import { useScreenKeys } from '../kit/keys/useScreenKeys.ts';

/** What a screen does at the keys of a group of `keys`; not all need apply to it. */
export function useGroupKeys<Group extends Readonly<Record<string, string>>>(
  group: Group,
  acts: Partial<Record<keyof Group, () => unknown>>,
  isOff: boolean,
  overRecords?: boolean,
): void {
  useScreenKeys(Object.fromEntries(Object.entries(group).flatMap(([name, key]) => (acts[name] ? [[key, acts[name]]] : []))), isOff, overRecords);
}
