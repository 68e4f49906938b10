// Where the work table is on its page.

export const tableId = 'work-table';

/** Brings the table into sight, for figures that open its views. */
export const showTable = (): void => document.getElementById(tableId)?.scrollIntoView({ block: 'start' });
