import { useQuery } from '@tanstack/react-query';
import { LoadedSection } from '../settings/studio/LoadedSection.tsx';
import { MailTexts } from './MailTexts.tsx';
import { messages } from './messages.ts';
import { mailTextsQuery } from './queries.ts';

/** What the firm's e-mails say, edited with a preview. */
export default function MailTextsSection() {
  const query = useQuery(mailTextsQuery);
  return (
    <LoadedSection id="mail-texts" messages={messages} query={query}>
      {(texts) => <MailTexts texts={texts} />}
    </LoadedSection>
  );
}
