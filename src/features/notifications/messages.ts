/** Every word of the notifications. */
export const messages = {
  title: 'Notifications',
  unread: (count: number) => (count === 1 ? '1 unread notification' : `${count > 99 ? '99+' : count} unread notifications`),
  unknown: 'Notifications; the unread count did not load',
  markAll: 'Mark all as read',
  markedAll: 'All marked as read.',
  markRead: (text: string) => `Mark as read: ${text}`,
  none: 'Nothing new',
  noneHint: 'Updates appear here.',
  loadFailed: 'The notifications did not load',
  older: 'Show older',
  isUnread: 'unread',
} as const;
