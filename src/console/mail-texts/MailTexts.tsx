import Box from '@mui/material/Box';
import { useSearchParams } from 'react-router';
import { SelectField } from '../../../engine/web/fields/SelectField.tsx';
import type { MailText } from '../../../generated/api.ts';
import { MailTextForm } from './MailTextForm.tsx';
import { messages } from './messages.ts';

/** One e-mail at a time, named in the address. */
export function MailTexts({ texts }: { texts: readonly MailText[] }) {
  const [params, setParams] = useSearchParams();
  const chosen = texts.find(({ name }) => name === params.get('mail')) ?? texts[0];
  if (!chosen) return null;
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 4 }}>
      <Box sx={{ maxWidth: 420 }}>
        <SelectField
          label={messages.letter}
          value={chosen.name}
          onChange={(name) => setParams({ mail: name })}
          choices={texts.map(({ name, label, is_changed }) => ({ id: name, name: is_changed ? messages.edited(label) : label }))}
        />
      </Box>
      <MailTextForm key={`${chosen.name} ${chosen.version} ${String(chosen.is_changed)}`} text={chosen} />
    </Box>
  );
}
