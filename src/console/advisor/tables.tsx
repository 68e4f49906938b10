// The tables on an advisor's page: which call, which columns, where a row leads. All else is the shared table's.
import Forum from '@mui/icons-material/ForumOutlined';
import Folder from '@mui/icons-material/FolderOpenOutlined';
import Checklist from '@mui/icons-material/ChecklistRtlRounded';
import Sentiment from '@mui/icons-material/SentimentSatisfiedAltOutlined';
import TableRows from '@mui/icons-material/TableRowsOutlined';
import { styled } from '@mui/material/styles';
import type { Chat } from '../../../generated/api.ts';
import { chatKindLabels } from '../../../generated/enums.ts';
import { useAreaPath } from '../../kit/area/area.ts';
import { ChatStatusChip } from '../chat/ChatState.tsx';
import { formatDateTime } from '../../../engine/web/format.ts';
import { recordPath } from '../../../engine/console/paths.ts';
import { PageTable, type TableShape } from '../PageTable.tsx';
import { useContractTable } from '../useContractTable.tsx';
import type { AdvisorTabProps } from './AdvisorTab.ts';
import { messages } from './messages.ts';
import { chatsOfEmployee, checklistsOf, complaintsAssignedTo, foldersOf, workOf } from './queries.ts';

const { none, tabs } = messages;

/** The advisor's lines of the work table; a row leads to the client. */
export function WorkTab({ employee: { id } }: AdvisorTabProps) {
  const to = useAreaPath();
  const table = useContractTable('dashboard-listings');
  return (
    <PageTable
      {...table}
      label={tabs.work}
      ask={(range) => workOf(id, range)}
      to={({ user_id }) => to(recordPath('', 'client-profiles', user_id))}
      empty={{ icon: <TableRows />, ...none.work }}
    />
  );
}

/** As much of a message as fits beside the rest. */
const LastText = styled('span')({ display: 'block', maxWidth: 280, overflow: 'hidden', textOverflow: 'ellipsis' });

/** The advisor's chats have no contract-made list to take columns from; a row leads into the inbox. */
const chatTable: TableShape<Chat> = {
  columns: [
    { name: 'client', label: messages.chats.client, view: (chat) => chat.client_name },
    { name: 'kind', label: messages.chats.kind, view: (chat) => chatKindLabels[chat.kind] },
    { name: 'state', label: messages.chats.state, view: (chat) => <ChatStatusChip chat={chat} /> },
    { name: 'when', label: messages.chats.when, view: (chat) => chat.last_message_at && formatDateTime(chat.last_message_at) },
    { name: 'last', label: messages.chats.last, view: (chat) => <LastText>{chat.last_text}</LastText> },
  ],
  phone: { title: 'client', state: 'state', below: 'last', figure: 'when' },
};

export function ChatsTab({ employee: { id } }: AdvisorTabProps) {
  const to = useAreaPath();
  return (
    <PageTable
      {...chatTable}
      label={tabs.chats}
      ask={(range) => chatsOfEmployee(id, range)}
      to={(chat) => to(`/chats?chat=${encodeURIComponent(chat.id)}&view=all`)}
      empty={{ icon: <Forum />, ...none.chats }}
    />
  );
}

/** The complaints assigned to the advisor. */
export function ComplaintsTab({ employee: { id } }: AdvisorTabProps) {
  const to = useAreaPath();
  const table = useContractTable('complaints', ['assigned_to']);
  return (
    <PageTable
      {...table}
      ask={(range) => complaintsAssignedTo(id, range)}
      to={(complaint) => to(recordPath('', 'complaints', complaint.id))}
      empty={{ icon: <Sentiment />, ...none.complaints }}
    />
  );
}

/** The folders of the advisor's clients. */
export function FoldersTab({ employee: { id } }: AdvisorTabProps) {
  const to = useAreaPath();
  const table = useContractTable('client-folders');
  return (
    <PageTable
      {...table}
      ask={(range) => foldersOf(id, range)}
      to={(folder) => to(recordPath('', 'client-folders', folder.id))}
      empty={{ icon: <Folder />, ...none.folders }}
    />
  );
}

/** The checklists of the advisor's clients. */
export function ChecklistsTab({ employee: { id } }: AdvisorTabProps) {
  const to = useAreaPath();
  const table = useContractTable('client-preferences');
  return (
    <PageTable
      {...table}
      ask={(range) => checklistsOf(id, range)}
      to={(checklist) => to(recordPath('', 'client-preferences', checklist.id))}
      empty={{ icon: <Checklist />, ...none.checklists }}
    />
  );
}
