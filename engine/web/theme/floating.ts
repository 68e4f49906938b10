/** What floats over a page: lists of choices, menus, notes at the pointer. */
export const floating = { background: 'var(--raised)', border: '1px solid var(--border)', boxShadow: 'var(--e2)' } as const;
