// How the test card desk answers a card number. There is no card network behind it and no money moves.

/** The outcome for a card. */
export type CardOutcome = { status: 'succeeded' } | { status: 'requires_action' } | { status: 'failed'; failure: string };

/** The cards people may try, with what each does. */
export const testCards = [
  { number: '4242 4242 4242 4242', does: 'is accepted' },
  { number: '4000 0000 0000 0002', does: 'is declined' },
  { number: '4000 0025 0000 3155', does: 'asks for confirmation' },
] as const;

/**
 * @param number digits, blanks allowed
 * @param expires `MM/YY`, in the firm's calendar
 */
export function testCardOutcome(number: string, expires: string, now: Date): CardOutcome {
  const digits = number.replaceAll(' ', '');
  if (!passesCheckDigit(digits)) return { status: 'failed', failure: 'This card number isn’t right. Check the digits.' };
  if (isPast(expires, now)) return { status: 'failed', failure: 'This card has expired. Use another one.' };
  if (digits === '4000000000000002') return { status: 'failed', failure: 'The card was declined. Use another one, or ask your bank.' };
  if (digits.endsWith('3155')) return { status: 'requires_action' };
  if (digits === '4242424242424242') return { status: 'succeeded' };
  return { status: 'failed', failure: 'The test card desk takes test cards only. Use 4242 4242 4242 4242.' };
}

/** The check digit every card number carries (ISO/IEC 7812, Luhn). */
function passesCheckDigit(digits: string): boolean {
  if (!/^\d{12,19}$/.test(digits)) return false;
  let sum = 0;
  for (const [fromRight, digit] of [...digits].toReversed().entries()) {
    const value = Number(digit) * (fromRight % 2 === 1 ? 2 : 1);
    sum += value > 9 ? value - 9 : value;
  }
  return sum % 10 === 0;
}

function isPast(expires: string, now: Date): boolean {
  const [month = '', year = ''] = expires.replaceAll(' ', '').split('/');
  return now >= new Date(Date.UTC(2000 + Number(year), Number(month), 1));
}
