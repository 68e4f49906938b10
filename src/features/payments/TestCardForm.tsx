import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import type { FormEvent } from 'react';
import { testCards } from '../../../domain/test-cards.ts';
import { payByTestCardForm } from '../../../generated/forms.ts';
import { TextField } from '../../../engine/web/fields/TextField.tsx';
import { SubmitButton } from '../../../engine/web/form/SubmitButton.tsx';
import { useOperationForm } from '../../../engine/web/form/useOperationForm.ts';
import { Note } from '../../../engine/web/Note.tsx';
import { messages } from './messages.ts';
import type { CardDetails } from './steps.ts';

const { number, expires, cvc } = payByTestCardForm;
const fields = { number, expires, cvc };

/** The shortest security code a card has. */
const shortestCode = 3;

/** Digits in groups of four, as cards show them. */
const grouped = (typed: string): string =>
  typed
    .replaceAll(/\D/g, '')
    .slice(0, 19)
    .replaceAll(/(.{4})(?=.)/g, '$1 ');

/** `1229` and `12 / 29` become `12/29`. */
const monthYear = (typed: string): string => {
  const digits = typed.replaceAll(/\D/g, '').slice(0, 4);
  return digits.length > 2 ? `${digits.slice(0, 2)}/${digits.slice(2)}` : digits;
};

interface TestCardFormProps {
  /** The button's words, with the amount. */
  label: string;
  busy: boolean;
  /** Wrong fields take the focus, where nothing above them needs a look. */
  focusFirst: boolean;
  /** Called before the card is looked at; false keeps it from being sent. */
  mayPay: () => boolean;
  onPay: (card: CardDetails) => Promise<void>;
}

/** The card form of the test card desk; says that no money moves and which cards do what. */
export function TestCardForm({ label, busy, focusFirst, mayPay, onPay }: TestCardFormProps) {
  const form = useOperationForm({
    fields,
    initial: { number: '', expires: '', cvc: '' },
    validate: async () => (await import('../../../generated/validators/payByTestCard.js')).payByTestCardBody,
    focusFirst,
    submit: async (card) => {
      if (mayPay()) await onPay(card);
    },
  });
  const code = form.field('cvc');
  // The general words for a text that is too short know nothing of a card's two lengths, which the hint names.
  const isCut = form.values.cvc !== '' && form.values.cvc.length < shortestCode;
  const onSubmit = (event: FormEvent) => {
    // Unaccepted terms are reported together with the card's errors.
    mayPay();
    void form.onSubmit(event);
  };
  return (
    <Box component="form" noValidate onSubmit={onSubmit} sx={{ display: 'grid', gap: 5 }}>
      <Note tone="warning">
        <div>{messages.testDesk}</div>
        <Box component="ul" aria-label={messages.testCards} sx={{ display: 'grid', gap: 1, mt: 2 }}>
          {testCards.map((card) => (
            <Box component="li" key={card.number} sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: '0 12px' }}>
              <ButtonBase
                className="num"
                aria-label={messages.tryCard(card.number)}
                sx={{ font: 'inherit', fontVariantNumeric: 'tabular-nums', textDecoration: 'underline', textUnderlineOffset: '3px' }}
                onClick={() => {
                  form.set('number', card.number);
                  form.set('expires', '12/40');
                  form.set('cvc', '123');
                }}
              >
                {card.number}
              </ButtonBase>
              <span>{messages.cardDoes[card.does]}</span>
            </Box>
          ))}
        </Box>
      </Note>
      <TextField
        {...form.field('number')}
        hint={undefined}
        figures
        inputMode="numeric"
        autoComplete="cc-number"
        value={form.values.number}
        onChange={(event) => form.set('number', grouped(event.target.value))}
      />
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 4, alignItems: 'start' }}>
        <TextField
          {...form.field('expires')}
          hint={messages.expiresHint}
          figures
          inputMode="numeric"
          autoComplete="cc-exp"
          value={form.values.expires}
          onChange={(event) => form.set('expires', monthYear(event.target.value))}
        />
        <TextField
          {...code}
          error={code.error !== undefined && isCut ? messages.cvcWrong : code.error}
          hint={messages.cvcHint}
          figures
          inputMode="numeric"
          autoComplete="cc-csc"
          value={form.values.cvc}
          onChange={(event) => form.set('cvc', event.target.value.replaceAll(/\D/g, '').slice(0, 4))}
        />
      </Box>
      <SubmitButton label={label} busyLabel={messages.paying} busy={busy || form.busy} />
    </Box>
  );
}
