import { useQuery } from '@tanstack/react-query';
import { LoadedPage } from '../LoadedPage.tsx';
import { MailTexts } from '../mail-texts/MailTexts.tsx';
import { messages } from '../mail-texts/messages.ts';
import { mailTextsQuery } from '../mail-texts/queries.ts';

/** What the firm's e-mails say, edited with a preview. */
export default function MailTextsPage() {
  const query = useQuery(mailTextsQuery);
  return (
    <LoadedPage messages={messages} query={query}>
      {(texts) => <MailTexts texts={texts} />}
    </LoadedPage>
  );
}
