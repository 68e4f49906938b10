/** Said in place of a page whose code could not be fetched. */
export const lateMessages = {
  title: 'This page did not open',
  text: 'The connection dropped. The page opens by itself once it’s back.',
};
