// The sentences said when a value does not fit its schema; the same in the browser and on the server.

/** The limit that was not met, with its parameter where it has one. */
export type BrokenRule =
  | { rule: 'required' | 'type' | 'enum' | 'uniqueItems' | 'unknown' | 'forbidden' | 'multipleOf' }
  | { rule: 'minLength' | 'maxLength' | 'minimum' | 'maximum' | 'minItems' | 'maxItems'; limit: number; cents?: boolean }
  | { rule: 'format'; format: string }
  | { rule: 'pattern'; message?: string };

const formatSentences: Readonly<Record<string, string>> = {
  email: 'Must be an e-mail address.',
  uuid: 'Must be an id.',
  uri: 'Must be a web address, beginning with https://.',
  date: 'Must be a date.',
  'date-time': 'Must be a date and time.',
};

/** One clear sentence for a broken rule. Money limits are shown in dollars. */
export function fieldMessage(broken: BrokenRule): string {
  switch (broken.rule) {
    case 'required':
      return 'Required.';
    case 'type':
      return 'This value has the wrong form.';
    case 'enum':
      return 'Choose one of the values offered.';
    case 'uniqueItems':
      return 'Contains the same value twice.';
    case 'multipleOf':
      return 'Must be a whole number.';
    case 'unknown':
      return 'There is no such field.';
    case 'forbidden':
      return 'You may not set this.';
    case 'minLength':
      return broken.limit === 1 ? 'Required.' : `At least ${broken.limit} characters.`;
    case 'maxLength':
      return `At most ${broken.limit.toLocaleString('en-US')} characters.`;
    case 'minimum':
      return `Must be ${amount(broken)} or more.`;
    case 'maximum':
      return `Must be ${amount(broken)} or less.`;
    case 'minItems':
      return broken.limit === 1 ? 'Add at least one.' : `Add at least ${broken.limit}.`;
    case 'maxItems':
      return `At most ${broken.limit.toLocaleString('en-US')}.`;
    case 'format':
      return formatSentences[broken.format] ?? 'This value has the wrong form.';
    case 'pattern':
      return broken.message ?? 'This value has the wrong form.';
  }
}

function amount({ limit, cents }: { limit: number; cents?: boolean }): string {
  return cents ? (limit / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' }) : limit.toLocaleString('en-US');
}
