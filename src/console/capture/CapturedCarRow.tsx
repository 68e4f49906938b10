import Close from '@mui/icons-material/CloseRounded';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { sentences } from '../../../engine/contract/sentences.ts';
import type { CapturedCar } from '../../../domain/capture.ts';
import type { LinkDraft } from '../../../generated/api.ts';
import { MoneyField } from '../../../engine/web/fields/MoneyField.tsx';
import { TextField } from '../../../engine/web/fields/TextField.tsx';
import * as labels from '../../../generated/labels/links.ts';
import * as limits from '../../../generated/limits/createLink.ts';
import { messages } from './messages.ts';

/** What of a captured car can be corrected here. */
export const edited = ['title', 'price', 'miles', 'vin', 'dealer'] as const;
export type CarEdits = Pick<LinkDraft, (typeof edited)[number]>;

interface CapturedCarRowProps {
  car: CapturedCar;
  edits: CarEdits;
  errors: Readonly<Record<string, string>>;
  /** Id of the input of a field. */
  idOf: (name: string) => string;
  onEdit: (edits: CarEdits) => void;
  onLeaveOut: () => void;
}

/** One captured car. What the page said stands in fields and text alone: nothing of it is a link, a picture or markup here. */
export function CapturedCarRow({ car: { draft, photos }, edits, errors, idOf, onEdit, onLeaveOut }: CapturedCarRowProps) {
  const now = { ...draft, ...edits };
  const title = now.title ?? draft.url ?? '';
  const text = (name: 'title' | 'vin' | 'dealer', label: string, maxLength: number) => ({
    id: idOf(name),
    error: errors[name],
    label,
    value: now[name] ?? '',
    maxLength,
    onChange: (event: { target: { value: string } }) => onEdit({ [name]: event.target.value }),
  });
  return (
    <Box
      component="li"
      aria-label={title}
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        gap: '4px 12px',
        p: '12px 8px 16px 16px',
        '& + &': { borderTop: '1px solid var(--border-soft)' },
      }}
    >
      <Box sx={{ color: 'text.secondary', fontSize: 'var(--fs-small)', overflowWrap: 'anywhere', alignSelf: 'center' }}>
        {draft.url}
        {photos.length > 0 && `, ${messages.photos(photos.length)}`}
      </Box>
      <IconButton aria-label={messages.leaveOut(title)} onClick={onLeaveOut}>
        <Close />
      </IconButton>
      <Box
        sx={{
          gridColumn: '1 / -1',
          display: 'grid',
          gap: 3,
          pr: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr', lg: 'minmax(0, 2fr) 150px 110px 210px minmax(0, 1fr)' },
        }}
      >
        <TextField {...text('title', labels.title, limits.title)} />
        <MoneyField
          id={idOf('price')}
          label={labels.price}
          optional
          value={now.price ?? null}
          onChange={(price) => onEdit({ price })}
          error={Number.isNaN(edits.price) ? sentences.number : errors['price']}
        />
        <TextField
          id={idOf('miles')}
          label={labels.miles}
          optional
          figures
          inputMode="numeric"
          value={now.miles === null || now.miles === undefined ? '' : String(now.miles)}
          onChange={(event) => {
            const typed = event.target.value.replaceAll(/\D/g, '');
            onEdit({ miles: typed === '' ? null : Number(typed) });
          }}
          error={errors['miles']}
        />
        <TextField optional {...text('vin', labels.vin, limits.vin)} />
        <TextField optional {...text('dealer', labels.dealer, limits.dealer)} />
      </Box>
    </Box>
  );
}
