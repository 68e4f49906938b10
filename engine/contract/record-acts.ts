import type { ActionDescriptor, ResourceDescriptor } from './descriptor.ts';

/** What can be done with one record: its own acts, and those that its list offers for chosen ones, where it has none of that name itself. */
export function actsOnOne({ actions }: Pick<ResourceDescriptor, 'actions'>): ActionDescriptor[] {
  const own = actions.filter(({ on }) => on === 'record');
  const names = new Set(own.map(({ label }) => label));
  return [...own, ...actions.filter(({ on, label }) => on === 'bulk' && !names.has(label))];
}
