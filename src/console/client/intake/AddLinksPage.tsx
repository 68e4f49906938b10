import { ClientSubPage } from '../ClientSubPage.tsx';
import Intake from './Intake.tsx';
import { SourceTabs } from './SourceTabs.tsx';
import { messages } from './messages.ts';

/** Cars for one client: pasted, from a spreadsheet or captured, in one table. */
export default function AddLinksPage() {
  return (
    <ClientSubPage
      title={(client) => messages.title(client?.name)}
      back={{ label: messages.back, tab: 'links' }}
      failed={messages.failed}
      actions={<SourceTabs />}
    >
      {(client) => <Intake key={client.id} client={client} />}
    </ClientSubPage>
  );
}
