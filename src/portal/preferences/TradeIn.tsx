import Box from '@mui/material/Box';
import type { TradeIn } from '../../../generated/api.ts';
import type { OpenChecklist } from './ChecklistGate.tsx';
import { fieldOf, fieldsOf } from '../../features/preferences/fields.ts';
import { messages } from '../../features/preferences/messages.ts';
import { VinField } from '../vehicles/VinField.tsx';
import { PartForm } from './PartForm.tsx';
import { Equity } from './trade-in/Equity.tsx';
import { Photos } from './trade-in/Photos.tsx';

const tradeInMessages = messages.tradeIn;
const vinField = fieldOf('trade_in', 'vin');
/** Asked first, before there is anything to enter. */
const question = ['has_trade_in'];
const ownInputs = ['vin', 'photo_ids'];
const all = fieldsOf('trade_in').map((field) => field.name);
const facts = all.filter((name) => !question.includes(name));

interface TradeInFormProps {
  open: OpenChecklist;
  /** The fields asked here; all without it. */
  asked?: readonly string[];
}

/** The car given in payment: VIN read as it is typed, the facts, photos, offers. */
export default function TradeInForm({ open, asked = all }: TradeInFormProps) {
  const { trade_in: tradeIn, trade_in_photos: photos } = open.checklist;
  const change = (value: TradeIn) => open.change('trade_in', value);
  // Refetched: several photos arrive one after the other.
  const addPhoto = (id: string) => {
    const now = open.get().checklist.trade_in;
    change({ ...now, photo_ids: [...(now.photo_ids ?? []), id] });
  };
  return (
    <Box sx={{ display: 'grid', gap: 5 }}>
      {asked.some((name) => question.includes(name)) && <PartForm part="trade_in" value={tradeIn} onChange={change} errors={open.errors} without={facts} />}
      {tradeIn.has_trade_in === true && asked.includes('vin') && (
        <VinField
          label={vinField.label}
          hint={tradeInMessages.vinHint}
          maxLength={vinField.rules.maxLength}
          value={tradeIn.vin ?? ''}
          chosen={tradeIn}
          error={open.errors['trade_in.vin']}
          scans
          onChange={(vin, read) => change({ ...tradeIn, vin: vin === '' ? null : vin, ...read })}
        />
      )}
      <PartForm
        part="trade_in"
        value={tradeIn}
        onChange={change}
        errors={open.errors}
        without={[...question, ...ownInputs, ...all.filter((name) => !asked.includes(name))]}
      />
      {tradeIn.has_trade_in === true && asked.includes('payoff') && <Equity tradeIn={tradeIn} />}
      {tradeIn.has_trade_in === true && asked.includes('photo_ids') && (
        <Photos photos={photos} onAdd={addPhoto} onRemove={(id) => change({ ...tradeIn, photo_ids: tradeIn.photo_ids?.filter((each) => each !== id) })} />
      )}
    </Box>
  );
}
