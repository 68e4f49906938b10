import type { ResourceSummary } from '../contract/descriptor.ts';

/** What the list of a resource is called: by the word of its menu entry, where that is another. */
export const headingOf = ({ menu, label }: Pick<ResourceSummary, 'menu' | 'label'>): string => menu?.label ?? label;
