/** What was answered this long before the first connection counts as just asked, in ms: as long as a page takes to begin on a slow phone. Less than is repeated by what was said before (the endpoint's `repeatedMs`), by as long as an answer may have been on its way. */
export const justAskedMs = 8_000;
