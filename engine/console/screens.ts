import type { ComponentType } from 'react';
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
