/** So many records are offered at a time: some more than are in sight at once. The next ones come while the list is scrolled. */
export const optionsPerPage = 12;
