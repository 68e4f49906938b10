import { expect, it } from 'vitest';
import { commands } from '../../../generated/commands.ts';
import { fits, isCalled, readingOf, type Callable } from './reading.ts';

const callable: readonly Callable[] = commands.map(({ label, with: say = '', words = [], segment, also = [] }) => ({
  name: `${label} ${say.replace('{record}', '')}`,
  beside: [segment.replaceAll('-', ' '), ...words].join(' '),
  others: also.join(' ').replaceAll('-', ' '),
}));
const none = { called: [], isNamed: false, isOnly: false };

it.each([
  ['hannah', { ...none, q: 'hannah' }],
  ['log hannah okafor', { q: 'hannah okafor', called: ['log'], isNamed: true, isOnly: false }],
  ['Assign to Hannah', { q: 'hannah', called: ['assign', 'to'], isNamed: true, isOnly: false }],
  ['create coupon', { q: 'create coupon', called: ['create', 'coupon'], isNamed: true, isOnly: false }],
  ['log a call with hannah', { q: 'hannah', called: ['log', 'a', 'call', 'with'], isNamed: true, isOnly: false }],
  ['move step', { q: 'move step', called: ['move', 'step'], isNamed: true, isOnly: false }],
  // What a command asks for calls it, but is no name of one.
  ['delivered', { q: 'delivered', called: ['delivered'], isNamed: false, isOnly: false }],
  ['> create', { q: '', called: ['create'], isNamed: true, isOnly: true }],
  ['', { ...none, q: '' }],
])('reads “%s” as what is called and what is looked for', (text, reading) => {
  expect(readingOf(text, callable)).toEqual({ ...reading, all: text.replace('>', '').trim().toLowerCase() });
});

it('takes beginnings of words for a command, in any order, and passes over small words', () => {
  expect(fits('Log contact', ['con', 'lo'])).toBe(true);
  expect(fits('Log contact', ['tact'])).toBe(false);
  expect(isCalled({ name: 'Log contact', beside: 'Client Call' }, ['log', 'a', 'call', 'with', 'this', 'client'])).toBe(true);
  expect(isCalled({ name: 'Log contact', beside: 'Client Call' }, ['with', 'this'])).toBe(false);
});

it('finds an assignment of every record whose operation in the contract takes one', () => {
  const found = commands.filter((command) => command.way === 'record' && fits(command.label, ['assign', 'to']));
  const segments = found.flatMap(({ segment, also = [] }) => [segment, ...also]);
  expect(segments.toSorted()).toEqual(['cases', 'client-profiles', 'complaints', 'new-requests', 'payment-cases', 'refund-requests', 'support-requests']);
});

const calledBy = (text: string) => callable.filter((command) => isCalled(command, text.split(' '))).map(({ name }) => name.trim());

it('calls nothing by what else it can be done to alone, and narrows a call by it', () => {
  expect(calledBy('refund')).not.toContain('Assign');
  expect(calledBy('support request')).not.toContain('Assign');
  expect(calledBy('assign refund request')).toEqual(['Assign']);
  expect(readingOf('refund assign hannah', callable)).toMatchObject({ called: ['refund', 'assign'], q: 'hannah' });
  // Of its own record it is called, as ever.
  expect(calledBy('case')).toContain('Assign');
});
