/** How many rows a list shows before its reader says otherwise. */
export const rowsAtFirst = 25;
