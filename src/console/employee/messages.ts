/** The words of an employee's page. */
export const messages = {
  tabs: {
    label: 'About this employee',
    overview: 'Overview',
    clients: 'Clients',
    work: 'Work table',
    chats: 'Chats',
    complaints: 'Complaints',
    folders: 'Folders',
    checklists: 'Checklists',
  },
  none: {
    work: { title: 'Nobody on the work table', text: 'A client stands here from the submitted checklist on.' },
    chats: { title: 'No chats yet', text: 'A chat begins when a client is assigned.' },
    complaints: { title: 'No complaints assigned', text: 'Assign one from the complaint’s page.' },
    folders: { title: 'No folders yet', text: 'Each client has a folder; it comes with the client.' },
    checklists: { title: 'No checklists yet', text: 'A checklist begins when the client opens it for the first time.' },
  },
  chats: { client: 'Client', kind: 'Kind', state: 'State', last: 'Last words', when: 'Last message' },
} as const;
