/** The words of an advisor's page. */
export const messages = {
  tabs: {
    label: 'About this advisor',
    overview: 'Overview',
    clients: 'Clients',
    work: 'Work table',
    chats: 'Chats',
    complaints: 'Complaints',
    folders: 'Folders',
    checklists: 'Checklists',
  },
  none: {
    work: { title: 'No clients on the work table', text: 'Clients appear here once they submit the checklist.' },
    chats: { title: 'No chats yet', text: 'A chat starts when a client is assigned.' },
    complaints: { title: 'No complaints assigned', text: 'Assign one from the complaint’s page.' },
    folders: { title: 'No folders yet', text: 'Each client comes with a folder.' },
    checklists: { title: 'No checklists yet', text: 'A checklist starts when the client first opens it.' },
  },
  chats: { client: 'Client', kind: 'Kind', state: 'State', last: 'Last message', when: 'Sent' },
} as const;
