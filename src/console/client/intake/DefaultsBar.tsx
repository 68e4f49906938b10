import Box from '@mui/material/Box';
import { linkTierValues, linkTierLabels } from '../../../../generated/enums.ts';
import { SelectField } from '../../../../engine/web/fields/SelectField.tsx';
import { TextField } from '../../../../engine/web/fields/TextField.tsx';
import { messages } from './messages.ts';
import { draftField } from './fields.ts';
import type { Defaults } from './pasted.ts';

export const tierChoices = linkTierValues.map((id) => ({ id, name: linkTierLabels[id] }));

/** The links found, and defaults for all of them. */
export function DefaultsBar({ defaults, onChange, heading }: { defaults: Defaults; onChange: (defaults: Defaults) => void; heading: string }) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: 3, padding: '12px 16px', borderBottom: '1px solid var(--border-soft)' }}>
      <Box component="h2" sx={{ typography: 'h4', flex: '1 1 200px', alignSelf: 'center' }} aria-live="polite">
        {heading}
      </Box>
      <Box role="group" aria-label={messages.forAll} sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, '& > div': { width: 200 } }}>
        <SelectField
          label={draftField('tier').label}
          aside={messages.forAll}
          value={defaults.tier}
          onChange={(tier) => onChange({ ...defaults, tier })}
          choices={tierChoices}
        />
        <TextField
          label={draftField('category').label}
          aside={messages.forAll}
          value={defaults.category}
          maxLength={draftField('category').rules.maxLength}
          onChange={(event) => onChange({ ...defaults, category: event.target.value })}
        />
      </Box>
    </Box>
  );
}
