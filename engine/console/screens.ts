import type { ComponentType } from 'react';
import type { OperationDescriptor, ResourceSummary } from '../contract/descriptor.ts';
import type { PageKind } from './overrides.ts';

/** The made screens of a resource, each fetched when it is first shown. */
export const screens: Readonly<Record<PageKind, () => Promise<{ default: ComponentType }>>> = {
  list: () => import('./list/ResourceList.tsx'),
  show: () => import('./record/ResourceShow.tsx'),
  create: () => import('./record/ResourceCreate.tsx'),
  edit: () => import('./record/ResourceEdit.tsx'),
};

/** Where a screen is, below its resource's segment. */
export const screenPaths: Readonly<Record<PageKind, string>> = { list: '', show: ':id', create: 'create', edit: ':id/edit' };

/** What leads to a screen of a resource: who may call any of these has it. A record that cannot be read alone is looked up in its list. */
export function ledBy({ list, show, create, update }: ResourceSummary, kind: PageKind): readonly OperationDescriptor[] {
  const operations = { list: [list], show: [show, list], create: [create], edit: [update] }[kind];
  return operations.filter((operation) => operation !== undefined);
}
