/** What is read by those who listen and seen by nobody: of an element of one's own the class `vh`, of another's inner one, or at some widths only, these styles. */
export const unseen = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;
