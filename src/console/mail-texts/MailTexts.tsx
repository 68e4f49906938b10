import Box from '@mui/material/Box';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { SelectField } from '../../../engine/web/fields/SelectField.tsx';
import { draftsAmong } from '../../../engine/web/form/drafts.ts';
import type { MailText } from '../../../generated/api.ts';
import { StudioSection } from '../settings/studio/StudioSection.tsx';
import { formOf, MailTextForm } from './MailTextForm.tsx';
import { messages } from './messages.ts';

/** One e-mail at a time, named in the address; those that were edited and not published stay with it. */
export function MailTexts({ texts }: { texts: readonly MailText[] }) {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const chosen = texts.find(({ name }) => name === new URLSearchParams(search).get('mail')) ?? texts[0];
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const [preview, setPreview] = useState<HTMLDivElement | null>(null);
  const names = texts.map(({ name }) => name).join(' ');
  useEffect(() => {
    const all = names.split(' ');
    void draftsAmong(all.map(formOf)).then((kept) => setOpened((known) => new Set([...known, ...all.filter((name) => kept.includes(formOf(name)))])));
  }, [names]);
  if (!chosen) return null;
  const choose = (name: string) => {
    setOpened((known) => new Set([...known, chosen.name, name]));
    void navigate({ search: `?${new URLSearchParams({ mail: name }).toString()}`, hash }, { replace: true });
  };
  return (
    <StudioSection id="mail-texts" preview={{ title: messages.preview, shown: <div ref={setPreview} /> }}>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 4 }}>
        <SelectField
          label={messages.letter}
          hint={chosen.sent_when}
          value={chosen.name}
          onChange={choose}
          choices={texts.map(({ name, label, is_changed }) => ({ id: name, name: is_changed ? messages.edited(label) : label }))}
        />
        {texts
          .filter(({ name }) => name === chosen.name || opened.has(name))
          .map((text) => (
            <MailTextForm
              key={`${text.name} ${text.version} ${String(text.is_changed)}`}
              text={text}
              preview={text.name === chosen.name ? preview : undefined}
              shown={text.name === chosen.name}
              onRefused={() => choose(text.name)}
            />
          ))}
      </Box>
    </StudioSection>
  );
}
